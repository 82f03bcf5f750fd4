import { Drawing } from './drawing.tsx';

/** The search icon; the label of the box beside it has the meaning. */
export function SearchIcon({ size = 16, className }: { size?: number; className?: string }) {
  return (
    <Drawing
      size={size}
      box={16}
      className={className}
      strokeWidth="1.5"
      d="M11.75 7a4.75 4.75 0 1 1-9.5 0 4.75 4.75 0 0 1 9.5 0m-1.25 3.5 4 4"
    />
  );
}
