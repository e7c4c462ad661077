// The rule behind a clause, in the words of the game's own rules.
import type { Desk } from "./desk";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import type { Book } from "./rules";

/** What a dialog about rules needs; onRules opens the whole book there. */
export interface RuleProps {
  desk: Desk;
  book: Book;
  onRules?: ((clause?: string) => void) | undefined;
}

export function RuleDialog({ desk, book, onRules }: RuleProps) {
  const clause = desk.clause!;
  const rule = book.rules.get(clause);
  return (
    <Dialog label={`Rule ${clause}`} onClose={() => desk.showClause(null)}>
      <section class="slip">
        <div class="q">
          <h2>{clause}</h2>
          {rule && <p>{rule.heading}</p>}
        </div>
        <p class="rule-text">{rule?.text ?? "The rules do not list this clause."}</p>
        <div class="do">
          <button class="btn primary" onClick={() => desk.showClause(null)}>
            Close
          </button>
          {onRules && (
            <button class="btn sec" onClick={() => onRules(clause)}>
              <Icon name="book" size={16} /> All rules
            </button>
          )}
        </div>
      </section>
    </Dialog>
  );
}
