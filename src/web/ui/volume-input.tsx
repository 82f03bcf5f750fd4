import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly percent: number;
  /** The value as it is spoken. */
  readonly text: string;
  readonly onChange: (percent: number) => void;
}

/** A slider for a volume that is not off. */
export function VolumeInput({ label, percent, text, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-quiet">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={5}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-11 w-full accent-live"
      />
    </div>
  );
}
