import type { ServiceStatus } from '#contract/service-status.ts';
import { durationText } from '#web/format/duration.ts';
import { useWords } from '#web/words/use-words.ts';
import { operationLabel } from './operation-label.ts';
import { StatusCard, StatusTable } from './status-card.tsx';

/** The age of the newest response of each operation. */
export function AgesCard({ ages }: Pick<ServiceStatus, 'ages'>) {
  const { status: t, intl } = useWords<'status'>();
  return (
    <StatusCard id="ages" title={t.ages}>
      {ages.length === 0 ? (
        <p className="text-quiet">{t.noAges}</p>
      ) : (
        <>
          <p className="text-quiet">{t.agesHint}</p>
          <StatusTable
            head={[t.data, t.age]}
            rows={ages.map(({ operation, seconds }) => [
              operation,
              <>
                {operationLabel(operation, t)}{' '}
                <code className="wrap-anywhere ms-2 text-[0.75rem] text-faint">{operation}</code>
              </>,
              durationText(seconds, intl),
            ])}
          />
        </>
      )}
    </StatusCard>
  );
}
