// Form fields of the shell: one of several, yes or no.
import { useId } from "preact/hooks";

interface ChoicesProps<T> { label: string; value: T; choices: [T, string][]; onChange: (value: T) => void; hidden?: boolean; brief?: string | undefined }

const SIDE_BY_SIDE = 8; // more than this fill a form: they are a list that opens

/** `brief` is seen in front of a list whose whole label is only heard. */
export function List<T extends string | number>({ label, value, choices, onChange, hidden, brief }: ChoicesProps<T>) {
  return (
    <label class="sh-list">
      <span class={hidden ? "sr" : "sh-label"}>{label}</span>
      {brief && <span class="sh-label" aria-hidden="true">{brief}</span>}
      <select value={value} onChange={(e) => onChange(choices[e.currentTarget.selectedIndex]![0])}>
        {choices.map(([id, words]) => <option value={id}>{words}</option>)}
      </select>
    </label>
  );
}

export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { label, value, choices, onChange, hidden } = props,
    name = useId();
  if (choices.length > SIDE_BY_SIDE) return <List {...props} />;
  return (
    <fieldset class="sh-choices">
      <legend class={hidden ? "sr" : "sh-label"}>{label}</legend>
      <div class="sh-segments">
        {choices.map(([id, words]) => (
          <label class={id === value ? "on" : ""}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch({ label, note, on, onChange }: { label: string; note?: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="sh-switch">
      <input type="checkbox" role="switch" checked={on} onChange={(e) => onChange(e.currentTarget.checked)} />
      <i aria-hidden="true" />
      <span><b>{label}</b>{note && <small>{note}</small>}</span>
    </label>
  );
}
