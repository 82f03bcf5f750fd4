import type { ServiceStatus } from '#contract/service-status.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAndTime } from '#web/format/clock-time.ts';
import { durationText } from '#web/format/duration.ts';
import { useWords } from '#web/words/use-words.ts';
import { StatusCard } from './status-card.tsx';

interface Props {
  readonly store: NonNullable<ServiceStatus['store']>;
}

/** Whether the store that processes share answers, and since when. */
export function StoreCard({ store: { state, since } }: Props) {
  const zone = useZone();
  const { status: t, intl } = useWords<'status'>();
  const { title, text } = t.storeStates[state];
  const seconds = useClock((now) => (now === null ? null : Math.floor(now / 1000 - since)));
  return (
    <StatusCard id="store" title={t.store}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {seconds !== null && (
        <p className="text-quiet">
          {t.since(dayAndTime(since * 1000, zone, intl), durationText(seconds, intl))}
        </p>
      )}
    </StatusCard>
  );
}
