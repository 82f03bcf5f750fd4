import { useClock } from '#web/clock/use-clock.ts';
import { durationText } from '#web/format/duration.ts';
import { useSleepNote } from '#web/wall/health/use-sleep-note.ts';
import { useWallWords } from '#web/words/wall.ts';

/** How old the data are, always in the same corner. */
export function DataAge({ asOf }: { asOf: number | null }) {
  const { wall: say } = useWallWords();
  const seconds = useClock((now) =>
    now === null || asOf === null || !Number.isFinite(asOf)
      ? null
      : Math.max(0, Math.floor((now - asOf) / 1000)),
  );
  const note = useSleepNote();
  if (note) return <span className="text-quiet">{note}</span>;
  if (seconds === null) return null;
  return <span className="text-quiet">{say.age(durationText(seconds) || '0 s')}</span>;
}
