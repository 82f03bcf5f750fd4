import type { ServiceStatus } from '#contract/service-status.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAndTime, timeToTheSecond } from '#web/format/clock-time.ts';
import { durationText } from '#web/format/duration.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { operationLabel } from './operation-label.ts';
import { STATUS_CARD } from './status-card.tsx';

type State = ServiceStatus['service'] | 'unreachable';

const CROSS = { icon: 'm6 6 16 16m0-16L6 22', color: '[--state:var(--red)]' };
/** Each state has its own shape, since colour alone is not accessible. */
const STATES: Readonly<Record<State, typeof CROSS>> = {
  up: { icon: 'm5 14.5 6.5 6.5L23.5 7.5', color: '[--state:var(--live)]' },
  stale: { icon: 'M14 4v13m0 6.5v.5', color: '[--state:var(--goal)]' },
  down: CROSS,
  unreachable: CROSS,
};

interface Props {
  readonly state: State;
  /** The last response; null before the first. */
  readonly status: ServiceStatus | null;
}

/** Whether the service is up, since when, and its last failure. */
export function StateCard({ state, status }: Props) {
  const zone = useZone();
  const { status: t, intl } = useWords<'status'>();
  const { title, text } = t.states[state];
  const { icon, color } = STATES[state];
  const seconds = useClock((now) => (now === null || !status ? null : Math.floor(now / 1000 - status.since)));
  return (
    <section
      className={`${STATUS_CARD} ${color} grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-s-(--state) border-s-4`}
      aria-labelledby="state"
    >
      <Drawing
        size={28}
        strokeWidth="3.5"
        d={icon}
        className="box-content rounded-full border-3 p-2.5 text-(--state)"
      />
      <div>
        <div role="status">
          <h2 id="state" className="font-bold font-stretch-78% text-xl">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        {status && state !== 'unreachable' && seconds !== null && (
          <p className="text-quiet">
            {t.since(dayAndTime(status.since * 1000, zone, intl), durationText(seconds, intl))}
          </p>
        )}
      </div>
      {status && (
        <dl className="col-span-full mt-3 grid grid-cols-1 gap-x-6 gap-y-3 border-line border-t pt-3 md:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
          <div>
            <dt className="text-quiet">{t.lastFailure}</dt>
            <dd className="font-semibold">
              <LastFailure failure={status.lastFailure} />
            </dd>
          </div>
          <div>
            <dt className="text-quiet">{t.uptime}</dt>
            <dd className="font-semibold">{durationText(status.uptimeSeconds, intl)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function LastFailure({ failure }: { failure: ServiceStatus['lastFailure'] }) {
  const zone = useZone();
  const { status: t, intl } = useWords<'status'>();
  const seconds = useClock((now) => (now === null || !failure ? null : Math.floor(now / 1000 - failure.at)));
  if (!failure) return t.noFailure;
  const reasons: Readonly<Record<string, string>> = t.reasons;
  const reason = reasons[failure.reason] ?? t.reasons.other;
  return (
    <>
      {failure.operation ? t.failure(reason, operationLabel(failure.operation, t)) : reason}
      <small className="block font-normal text-quiet text-sm">
        {[
          timeToTheSecond(failure.at * 1000, zone, intl),
          seconds !== null && t.ago(durationText(seconds, intl)),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
    </>
  );
}
