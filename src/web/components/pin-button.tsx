import { togglePin } from '#web/settings/pins.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Pins or unpins a competition at the top of every list. */
export function PinButton({ id, name, isPinned }: { id: string; name: string; isPinned: boolean }) {
  const words = useWords();
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      aria-label={words.list.pin(name)}
      title={isPinned ? words.list.pinned : words.list.pinShort}
      onClick={() => togglePin(id)}
      className={`line-button ${isPinned ? 'text-ink' : 'text-faint'}`}
    >
      <Drawing
        size={16}
        fill={isPinned ? 'currentColor' : 'none'}
        strokeWidth="1.2"
        strokeLinejoin="round"
        d="M5.5 1.75h5l-.6 4.5 2.1 2.5H4l2.1-2.5zM8 8.75v5.5"
      />
    </button>
  );
}
