import { useClock } from '#web/clock/use-clock.ts';
import { useWords } from '#web/words/use-words.ts';
import { exactDuration } from './exact-duration.ts';
import type { WallHealth } from './health.ts';
import { RetryCountdown } from './retry-countdown.tsx';
import { StaleTitle } from './stale-title.tsx';

interface Props {
  readonly health: WallHealth;
  /** Whether it names the data's instant, on a page without a head that does. */
  readonly hasInstant: boolean;
}

/** Takes the place of the frame's foot while the data are stale: why, when they are requested again, and how old they are. */
export function StaleStrip({ health, hasInstant }: Props) {
  const { cause, asOf, nextTryAt } = health;
  const { wallHealth: t, intl } = useWords<'wall-health'>();
  const age = useClock((now) =>
    now === null || asOf === null ? null : exactDuration(Math.max(0, (now - asOf) / 1000), intl),
  );
  const { title, note } = t.causes[cause ?? 'other'];
  return (
    <footer
      role="status"
      data-trouble={cause}
      className="strip ultrawide:col-start-1 ultrawide:col-end-3 row-start-4 flex upright:grid h-15.5 upright:h-27.5 upright:grid-cols-[minmax(0,1fr)_auto] upright:content-center items-baseline gap-x-7.5 text-body text-ground"
    >
      <b className="upright:col-span-2 whitespace-nowrap font-bold font-stretch-78% text-strip">{title}</b>
      <span dir="auto" className="truncate font-medium font-stretch-86% upright:text-note">
        {`${note}, `}
        <span aria-live="off">{nextTryAt !== null && <RetryCountdown at={nextTryAt} />}</span>
      </span>
      <b
        aria-live="off"
        className="ms-auto whitespace-nowrap font-bold font-stretch-78% text-strip upright:text-body"
      >
        {hasInstant ? <StaleTitle health={health} /> : age !== null && t.age(age)}
      </b>
    </footer>
  );
}
