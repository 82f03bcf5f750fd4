import type { ServiceStatus } from '#contract/service-status.ts';
import { useZone } from '#web/clock/program-context.ts';
import { dayAndTime, timeToTheSecond } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import { operationLabel } from './operation-label.ts';
import { StatusCard } from './status-card.tsx';

interface Props {
  readonly upstream: NonNullable<ServiceStatus['upstream']>;
}

/** Whether calls of the data service are sent, when the next one is, and what the plan lacks. */
export function GateCard({ upstream: { gate, nextCallAt, lacks } }: Props) {
  const zone = useZone();
  const { status: t, intl } = useWords<'status'>();
  const { title, text } = t.gates[gate];
  return (
    <StatusCard id="gate" title={t.gate}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {nextCallAt !== null && (
        <p className="text-quiet">{t.nextCall(timeToTheSecond(nextCallAt * 1000, zone, intl))}</p>
      )}
      {lacks.length > 0 && (
        <>
          <p className="mt-2">{t.lacks}</p>
          <ul className="text-quiet">
            {lacks.map(({ name: lack, until }) => (
              <li key={lack}>
                {operationLabel(lack, t)} · {t.nextCall(dayAndTime(until * 1000, zone, intl))}
              </li>
            ))}
          </ul>
        </>
      )}
    </StatusCard>
  );
}
