import { hold, release, useHeld } from '#web/clock/hold.ts';
import { useTroubleWords } from '#web/words/trouble.ts';

/** Pauses or resumes all automatic updates of the page. */
export function PauseButton({ className }: { className: string }) {
  const { updates } = useTroubleWords();
  const paused = useHeld() !== null;
  const name = paused ? updates.resume : updates.pause;
  return (
    <button
      type="button"
      data-pause=""
      aria-label={name}
      title={name}
      onClick={paused ? release : hold}
      className={`flex-none cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 12 12" fill="currentColor" className="size-3">
        <path d={paused ? 'M3 1.2v9.6L11 6z' : 'M2 1h3v10H2zM7 1h3v10H7z'} />
      </svg>
    </button>
  );
}
