import { Drawing } from './drawing.tsx';

interface Props {
  readonly name: string;
  /** What a pointer that rests on it shows; default: its name. */
  readonly title?: string;
  readonly onClick: () => void;
}

/** A cross in the corner of a message over the page, which removes the message. */
export function DismissButton({ name, title = name, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={title}
      onClick={onClick}
      className="absolute end-0 top-0 grid size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
    >
      <Drawing size={12} strokeWidth="1.6" d="m1.5 1.5 9 9m0-9-9 9" />
    </button>
  );
}
