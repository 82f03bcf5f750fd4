import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly percent: number;
  /** The value as it is spoken. */
  readonly text: string;
  readonly min?: number;
  readonly isDisabled?: boolean;
  readonly onChange: (percent: number) => void;
  /** Called when the finger or key leaves the slider. */
  readonly onCommit?: () => void;
}

/** A slider for a percentage in steps of five. */
export function PercentSlider({ label, percent, text, min = 0, isDisabled, onChange, onCommit }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-quiet">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={100}
        step={5}
        value={percent}
        disabled={isDisabled}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerUp={onCommit}
        onKeyUp={onCommit}
        onBlur={onCommit}
        className="min-h-11 w-full accent-live"
      />
    </div>
  );
}
