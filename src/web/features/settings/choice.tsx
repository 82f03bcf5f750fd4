import './choice.css';

interface Props {
  /** Group name of the radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly selected: string;
  readonly onChoose: (value: string) => void;
}

/** A preference with a few options as radio buttons. */
export function Choice({ name, label, options, selected, onChoose }: Props) {
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
              checked={value === selected}
              onChange={() => onChoose(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
