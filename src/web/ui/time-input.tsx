interface Props {
  readonly label: string;
  /** HH:MM. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** A field for a time of day that cannot be empty. */
export function TimeInput({ label, value, onChange }: Props) {
  return (
    <label className="grid flex-1 gap-1.5 font-medium text-quiet">
      {label}
      <input
        type="time"
        required
        value={value}
        onChange={({ target }) => target.value && onChange(target.value)}
        className="min-h-11 rounded-lg border border-edge bg-surface px-2 text-[1rem] text-ink"
      />
    </label>
  );
}
