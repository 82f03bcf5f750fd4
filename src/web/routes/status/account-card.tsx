import type { ServiceStatus } from '#contract/service-status.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { durationText } from '#web/format/duration.ts';
import { percentText } from '#web/format/percent.ts';
import { useWords } from '#web/words/use-words.ts';
import { BigNumber, StatusCard } from './status-card.tsx';

interface Props {
  readonly account: NonNullable<ServiceStatus['account']>;
}

/** Below this share of the allowance the bar warns. */
const LOW_SHARE = 0.1;

/** The remaining requests of the account and the time of their reset. */
export function AccountCard({ account: { requestsLeft, limit, resetsAt } }: Props) {
  const zone = useZone();
  const { status: t, intl } = useWords<'status'>();
  const seconds = useClock((now) =>
    now === null || resetsAt === null ? null : Math.floor(resetsAt - now / 1000),
  );
  const numbers = new Intl.NumberFormat(intl);
  const share = requestsLeft === null || !limit ? null : Math.min(1, requestsLeft / limit);
  return (
    <StatusCard id="account" title={t.account}>
      <BigNumber value={requestsLeft === null ? '–' : numbers.format(requestsLeft)}>
        {limit !== null && <span>{t.ofLimit(limit)}</span>}
      </BigNumber>
      {share !== null && (
        <div aria-hidden="true" className="mt-1 mb-2 h-2 overflow-hidden rounded-sm bg-raised">
          <i
            data-low={share < LOW_SHARE || undefined}
            className="block h-full rounded-[inherit] bg-live data-low:bg-goal"
            style={{ inlineSize: `${share * 100}%` }}
          />
        </div>
      )}
      <p className="text-quiet">
        {share !== null && (
          <>
            {t.used(percentText(share, intl))}
            {' · '}
          </>
        )}
        {resetsAt === null || seconds === null
          ? t.resetsUnknown
          : seconds <= 0
            ? t.resetsNow
            : t.resets(timeOfDay(resetsAt * 1000, zone, intl), durationText(seconds, intl))}
      </p>
    </StatusCard>
  );
}
