import './switch.css';
import { type ReactNode, useId } from 'react';

interface Props<T extends string> {
  /** What is chosen, for who does not see it. */
  readonly legend: string;
  /** Each with its word, or what stands for it, in order. */
  readonly options: readonly (readonly [value: T, word: ReactNode])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice between a few views of the same thing. */
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
