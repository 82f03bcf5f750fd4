import { togglePin } from '#web/settings/pins.ts';
import { useWords } from '#web/words/use-words.ts';
import { Drawing } from './drawing.tsx';

/** Pins or unpins a competition at the top of every list. */
export function PinButton({ id, name, pinned }: { id: string; name: string; pinned: boolean }) {
  const words = useWords();
  return (
    <button
      type="button"
      aria-pressed={pinned}
      aria-label={words.list.pin(name)}
      title={pinned ? words.list.pinned : words.list.pinShort}
      onClick={() => togglePin(id)}
      className={`grid h-11 w-9 flex-none cursor-pointer place-items-center rounded-lg hover:text-ink pointer-fine:size-8 ${pinned ? 'text-ink' : 'text-faint'}`}
    >
      <Drawing
        size={16}
        fill={pinned ? 'currentColor' : 'none'}
        strokeWidth="1.2"
        strokeLinejoin="round"
        d="M5.5 1.75h5l-.6 4.5 2.1 2.5H4l2.1-2.5zM8 8.75v5.5"
      />
    </button>
  );
}
