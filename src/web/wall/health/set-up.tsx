import { useWords } from '#web/words/use-words.ts';
import type { WallHealth } from './health.ts';
import { RetryCountdown } from './retry-countdown.tsx';

/** What a wall shows until its first data have come: what it waits for, why, and when it asks again. */
export function SetUp({ health: { cause, nextTryAt } }: { health: WallHealth }) {
  const { wallHealth: t } = useWords<'wall-health'>();
  const isLoading = cause === null || cause === 'loading';
  const { title, note } = t.causes[cause ?? 'loading'];
  return (
    <div role="status" data-trouble={cause} className="flex h-full items-center">
      <div className="grid gap-y-6 border-live border-s-8 py-5 ps-14 font-stretch-78%">
        <p className="font-bold text-score">{t.waiting}</p>
        {!isLoading && (
          <p className="text-title">
            <b className="font-bold">{title}</b>
          </p>
        )}
        <p className="text-name text-quiet">
          {!isLoading && `${note}, `}
          {isLoading ? (
            title
          ) : (
            <span aria-live="off">{nextTryAt !== null && <RetryCountdown at={nextTryAt} />}</span>
          )}
        </p>
      </div>
    </div>
  );
}
