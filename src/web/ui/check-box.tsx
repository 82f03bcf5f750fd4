import type { ReactNode } from 'react';

interface Props {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  /** The label. */
  readonly children: ReactNode;
}

/** A preference that is on or off. */
export function CheckBox({ isOn, onChange, isDisabled = false, children }: Props) {
  return (
    <label className="flex min-h-11 pointer-fine:min-h-8 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        className="size-4.5 flex-none accent-live"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
