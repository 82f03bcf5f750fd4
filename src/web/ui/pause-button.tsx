import { pause, resume, usePausedAt } from '#web/clock/pause.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { useWords } from '#web/words/use-words.ts';

/** Pauses or resumes all automatic updates of the page. */
export function PauseButton({ className }: { className: string }) {
  const { nav } = useWords();
  const isPaused = usePausedAt() !== null;
  const name = isPaused ? nav.resume : nav.pause;
  const toggle = isPaused ? resume : pause;
  useCommand('pause', toggle);
  return (
    <button
      type="button"
      data-pause={isPaused}
      aria-label={name}
      title={name}
      onClick={toggle}
      className={`icon-button flex-none ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 12 12" fill="currentColor" className="size-3">
        <path d={isPaused ? 'M3 1.2v9.6L11 6z' : 'M2 1h3v10H2zM7 1h3v10H7z'} />
      </svg>
    </button>
  );
}
