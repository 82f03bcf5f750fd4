import { useZone } from '#web/clock/program-context.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { firstMinute, useStartRewind } from '#web/lists/rewind/use-start-rewind.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useRewindButtonWords } from '#web/words/rewind-button.ts';

/** Rewinds the list: today by some minutes, an earlier day to its beginning. A day to come has nothing to rewind. */
export function RewindLink({ day }: { day: string | null }) {
  const { rewindButton: t } = useRewindButtonWords();
  const startRewind = useStartRewind();
  const zone = useZone();
  const today = dayAt(worldClock.now() ?? 0, zone);
  if (day !== null && day > today) return null;
  const isToday = day === null || day === today;
  const rewind = () => startRewind(isToday ? firstMinute() : Date.parse(day) / 1000);
  return (
    <button
      type="button"
      aria-label={t.name}
      title={t.title}
      onClick={rewind}
      className="grid pointer-fine:size-9 size-11 flex-none cursor-pointer place-items-center rounded-full border border-edge text-quiet hover:bg-raised"
    >
      <Drawing size={16} strokeWidth="1.4" d="M2.5 3v4h4M3 7a5.5 5.5 0 1 1-.4 3M8 5.5V8l2 1.5" />
    </button>
  );
}
