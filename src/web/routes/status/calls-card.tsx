import type { ServiceStatus } from '#contract/service-status.ts';
import { useWords } from '#web/words/use-words.ts';
import { routeName } from './operation-label.ts';
import { BigNumber, StatusCard, StatusTable } from './status-card.tsx';

interface Props {
  readonly calls: NonNullable<ServiceStatus['callsPerMinute']>;
}

/** The calls of the last minute by route, most first. */
export function CallsCard({ calls }: Props) {
  const { status: t, intl } = useWords<'status'>();
  const numbers = new Intl.NumberFormat(intl);
  const total = calls.reduce((sum, one) => sum + one.calls, 0);
  const maxCalls = Math.max(1, ...calls.map((one) => one.calls));
  return (
    <StatusCard id="calls" title={t.calls}>
      <BigNumber value={numbers.format(total)} />
      {calls.length === 0 ? (
        <p className="text-quiet">{t.noCalls}</p>
      ) : (
        <StatusTable
          head={[t.route, t.calls]}
          isHeadHidden
          rows={calls.map((one) => [
            one.route,
            <>
              {routeName(one.route, t)}
              <i
                aria-hidden="true"
                className="mt-1 block h-[3px] rounded-xs bg-live"
                style={{ inlineSize: `${(one.calls / maxCalls) * 100}%` }}
              />
            </>,
            numbers.format(one.calls),
          ])}
        />
      )}
    </StatusCard>
  );
}
