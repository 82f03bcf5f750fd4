import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** What the select shows, since nothing is selected. */
  readonly text: string;
  readonly onAdd: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

/** The last entry of a list of chosen things, which adds another one. */
export function AddSelect({ label, text, onAdd, children }: Props) {
  return (
    <li className="tap-target relative flex flex-none items-center gap-2 rounded-full border border-edge font-medium text-quiet hover:text-ink">
      <select
        aria-label={label}
        value=""
        onChange={({ target }) => onAdd(target.value)}
        className="tap-target field-sizing-content max-w-36 cursor-pointer appearance-none rounded-full bg-ground px-3"
      >
        <option value="">{text}</option>
        {children}
      </select>
    </li>
  );
}
