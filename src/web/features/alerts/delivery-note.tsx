import { useWords } from '#web/words/use-words.ts';
import type { Delivery } from './delivery.ts';

/** Says why notifications do not arrive, and what to do about it; empty if they do. */
export function DeliveryNote({ permission, obstacle }: Delivery) {
  const { alerts: t } = useWords<'alerts'>();
  const problem = obstacle ? t.obstacle[obstacle] : permission === 'denied' ? t.blocked : null;
  return (
    <div role="status" className="text-quiet text-xs">
      {problem}
      {obstacle === 'install' && (
        <ol className="mt-1 grid list-decimal gap-1 ps-5">
          {t.installSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
