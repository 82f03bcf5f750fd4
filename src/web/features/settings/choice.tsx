import './choice.css';

interface Props {
  /** Of the radio buttons, in the page. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One of a few, all of them in sight. */
export function Choice({ name, label, options, chosen, onChoose }: Props) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {options.map(({ value, text, lang }) => (
          <label key={value} lang={lang}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
