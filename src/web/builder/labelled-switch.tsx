import { Switch } from '#web/ui/switch.tsx';

interface Props<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly texts: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice between a few values, under its label. */
export function LabelledSwitch<T extends string>({ label, values, texts, value, onChange }: Props<T>) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-medium text-quiet">
        {label}
      </span>
      <Switch
        legend={label}
        options={values.map((one) => [one, texts[one]] as const)}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
