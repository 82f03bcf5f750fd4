import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  /** Null stands for the device's own choice. */
  readonly onChoose: (value: string | null) => void;
  readonly children: ReactNode;
}

/** A preference with many options as the browser's own select. */
export function Select({ label, note, value, onChoose, children }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-quiet">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={note && `${id}n`}
        onChange={({ target }) => onChoose(target.value || null)}
        className="select-box w-full min-w-0 text-base"
      >
        {children}
      </select>
      {note && (
        <p id={`${id}n`} className="text-faint text-xs">
          {note}
        </p>
      )}
    </div>
  );
}
