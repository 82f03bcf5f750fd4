import type { ServiceStatus } from '#contract/service-status.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAndTime, timeToTheSecond } from '#web/format/clock-time.ts';
import { durationText } from '#web/format/duration.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useStatusWords } from '#web/words/status.ts';
import { operationLabel } from './operation-label.ts';

type State = ServiceStatus['service'] | 'unreachable';

/** Each state has its own shape, since colour alone is not accessible. */
const STATE_ICONS: Readonly<Record<State, string>> = {
  up: 'm5 14.5 6.5 6.5L23.5 7.5',
  stale: 'M14 4v13m0 6.5v.5',
  down: 'm6 6 16 16m0-16L6 22',
  unreachable: 'm6 6 16 16m0-16L6 22',
};

interface Props {
  readonly state: State;
  /** The last response; null before the first. */
  readonly status: ServiceStatus | null;
  readonly zone: string;
}

/** Whether the service is up, since when, and its last failure. */
export function StateCard({ state, status, zone }: Props) {
  const { status: say, intl } = useStatusWords();
  const [name, sentence] = say.states[state];
  const seconds = useClock((now) => (now === null || !status ? null : Math.floor(now / 1000 - status.since)));
  return (
    <section className="status-card status-state" data-state={state} aria-labelledby="state">
      <Drawing size={28} strokeWidth="3.5" d={STATE_ICONS[state]} />
      <div>
        <div role="status">
          <h2 id="state">{name}</h2>
          <p>{sentence}</p>
        </div>
        {status && state !== 'unreachable' && seconds !== null && (
          <p className="status-quiet">
            {say.since(dayAndTime(status.since * 1000, zone, intl), durationText(seconds))}
          </p>
        )}
      </div>
      {status && (
        <dl>
          <div>
            <dt>{say.lastFailure}</dt>
            <dd>
              <LastFailure failure={status.lastFailure} zone={zone} />
            </dd>
          </div>
          <div>
            <dt>{say.uptime}</dt>
            <dd className="status-number">{durationText(status.uptimeSeconds)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function LastFailure({ failure, zone }: { failure: ServiceStatus['lastFailure']; zone: string }) {
  const { status: say, intl } = useStatusWords();
  const seconds = useClock((now) => (now === null || !failure ? null : Math.floor(now / 1000 - failure.at)));
  if (!failure) return say.noFailure;
  const reasons: Readonly<Record<string, string>> = say.reasons;
  const reason = reasons[failure.reason] ?? say.reasons.other;
  return (
    <>
      {failure.operation ? say.failure(reason, operationLabel(failure.operation, say)) : reason}
      <small>
        {[timeToTheSecond(failure.at * 1000, zone, intl), seconds !== null && say.ago(durationText(seconds))]
          .filter(Boolean)
          .join(', ')}
      </small>
    </>
  );
}
