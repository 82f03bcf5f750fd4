interface Props {
  /** Group name of the radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly selected: string;
  readonly onChoose: (value: string) => void;
}

/** A preference with a few options as radio buttons. */
export function Choice({ name, label, options, selected, onChoose }: Props) {
  return (
    <fieldset className="font-medium text-quiet">
      <legend className="mb-1.5">{label}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {options.map(({ value, text }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-edge px-2 py-1.5 text-center leading-4 hover:bg-raised has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-live has-focus-visible:outline-offset-2"
          >
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
