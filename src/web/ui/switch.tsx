import './switch.css';
import { type ReactNode, useId } from 'react';

interface Props<T extends string> {
  /** Accessible name of the choice. */
  readonly legend: string;
  /** Values with their labels, in order. */
  readonly options: readonly (readonly [value: T, word: ReactNode])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice between a few views of the same data. */
export function Switch<T extends string>({ legend, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="switch">
      <legend className="sr-only">{legend}</legend>
      {options.map(([one, word]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
