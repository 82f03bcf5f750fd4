import { BUTTON } from '#web/ui/notice.tsx';
import { useRewindButtonWords } from '#web/words/rewind-button.ts';

/** Rewinds the page to an earlier minute; it floats above the end of the page. */
export function RewindButton({ onRewind }: { onRewind: () => void }) {
  const { rewindButton: say } = useRewindButtonWords();
  return (
    <p className="pointer-events-none sticky bottom-[var(--foot,0px)] z-10 flex justify-center py-2 print:hidden">
      <button
        type="button"
        title={say.title}
        onClick={onRewind}
        className={`${BUTTON} floats pointer-events-auto cursor-pointer`}
      >
        {say.name}
      </button>
    </p>
  );
}
