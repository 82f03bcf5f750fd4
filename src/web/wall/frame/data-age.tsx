import { useClock } from '#web/clock/use-clock.ts';
import { durationText } from '#web/format/duration.ts';
import { useSleepNote } from '#web/wall/health/use-sleep-note.ts';
import { useWords } from '#web/words/use-words.ts';

/** How old the data are, and by how much the wall runs behind: always in the same corner. */
export function DataAge({ asOf, delay = 0 }: { asOf: number | null; delay?: number }) {
  const { wall: t, intl } = useWords<'wall'>();
  const seconds = useClock((now) =>
    now === null || asOf === null || !Number.isFinite(asOf)
      ? null
      : Math.max(0, Math.floor((now - asOf) / 1000)),
  );
  const note = useSleepNote();
  const age = seconds === null ? null : t.age(durationText(seconds, intl));
  const behind = delay > 0 ? t.behind(delay) : null;
  const text = [behind, note ?? age].filter((part) => part !== null).join(' · ');
  return text && <span className="text-quiet">{text}</span>;
}
