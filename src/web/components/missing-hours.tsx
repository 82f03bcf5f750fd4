import { useZone } from '#web/clock/program-context.ts';
import type { Hours } from '#web/matches/missing-hours.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { missingHoursText } from './missing-hours-text.ts';

export interface MissingHoursProps {
  readonly hours: readonly Hours[];
  readonly onRetry: () => void;
}

/** Says of which hours of a day the matches could not be loaded, under those that could. */
export function MissingHours({ hours, onRetry }: MissingHoursProps) {
  const zone = useZone();
  const words = useWords<'trouble'>();
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 py-3 text-quiet">
      {hours.map((part) => (
        <p key={part.from}>{missingHoursText(part, zone, words)}</p>
      ))}
      <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onRetry}>
        {words.missing.retry}
      </button>
    </div>
  );
}
