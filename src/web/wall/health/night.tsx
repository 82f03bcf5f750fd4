import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import { wanderedTo } from './wander.ts';

/** What a wall shows outside of its hours: a dark screen with a dim clock, which wanders so that it burns in nowhere. */
export function Night() {
  const zone = useZone();
  const { intl } = useWords();
  const minute = useClock((now) => (now === null ? null : Math.floor(now / 60_000)));
  const [left, top] = wanderedTo(minute ?? 0);
  return (
    <main className="h-dvh bg-black text-quiet">
      <p
        className="absolute font-semibold font-stretch-78% text-title opacity-50"
        style={{ insetInlineStart: `${left}%`, top: `${top}%` }}
      >
        {minute !== null && timeOfDay(minute * 60_000, zone, intl)}
      </p>
    </main>
  );
}
