import { useAlertWords } from '#web/words/alerts.ts';
import type { Delivery } from './delivery.ts';

/** Says why notifications do not arrive, and what to do about it; empty if they do. */
export function DeliveryNote({ permission, obstacle }: Delivery) {
  const { alerts: t } = useAlertWords();
  const problem = obstacle ? t.obstacle[obstacle] : permission === 'denied' ? t.blocked : null;
  return (
    <p role="status" className="text-quiet text-xs">
      {problem}
    </p>
  );
}
