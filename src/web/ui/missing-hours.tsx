import { timeOfDay } from '#web/format/clock-time.ts';
import type { Hours } from '#web/format/missing-hours.ts';
import { type TroubleWords, useTroubleWords } from '#web/words/trouble.ts';
import { BUTTON } from './notice.tsx';

export interface MissingHoursProps {
  readonly hours: readonly Hours[];
  readonly zone: string;
  readonly onRetry: () => void;
}

function textOf({ from, to }: Hours, zone: string, { missing: say, intl }: TroubleWords): string {
  const time = (instant: number) => timeOfDay(instant * 1000, zone, intl);
  if (from === null) return to === null ? say.all : say.before(time(to));
  return to === null ? say.from(time(from)) : say.between(time(from), time(to));
}

/** Says of which hours of a day the matches could not be loaded, under those that could. */
export function MissingHours({ hours, zone, onRetry }: MissingHoursProps) {
  const words = useTroubleWords();
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 py-3 text-quiet">
      {hours.map((part) => (
        <p key={part.from}>{textOf(part, zone, words)}</p>
      ))}
      <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onRetry}>
        {words.missing.retry}
      </button>
    </div>
  );
}
