import { type ReactNode, useId } from 'react';

interface Props<T extends string> {
  /** Accessible name of the choice. */
  readonly legend: string;
  /** Values with their labels, and classes where some are not always there, in order. */
  readonly options: readonly (readonly [value: T, word: ReactNode, className?: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Labels have less space around them. */
  readonly isNarrow?: boolean;
  /** Classes of the switch's position. */
  readonly className?: string;
}

/** A choice between a few views of the same data. */
export function Switch<T extends string>(props: Props<T>) {
  const { legend, options, value, onChange, isNarrow = false, className = '' } = props;
  const name = useId();
  return (
    <fieldset
      data-narrow={isNarrow || undefined}
      className={`group/switch flex w-fit min-w-0 max-w-full flex-wrap rounded-md border border-edge data-narrow:text-[0.8125rem] lg:data-narrow:flex-nowrap ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(([one, word, className = '']) => (
        <label
          key={one}
          className={`relative flex min-h-11 pointer-fine:min-h-7 max-w-full flex-1 cursor-pointer items-center justify-center overflow-clip whitespace-nowrap rounded-md px-3 font-medium text-quiet has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-live group-data-narrow/switch:min-w-9 group-data-narrow/switch:flex-auto max-lg:group-data-narrow/switch:px-1.5 has-checked:[box-shadow:inset_0_-2px_var(--live)] ${className}`}
        >
          <input
            type="radio"
            name={name}
            checked={one === value}
            onChange={() => onChange(one)}
            className="absolute opacity-0"
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
