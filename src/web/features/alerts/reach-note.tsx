import { alertTopic } from '#web/settings/alert-topic.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { isPushed } from './push-slot.tsx';

/** Says where alerts arrive with Touchline closed, or that they do not. */
export function ReachNote() {
  const { alerts: t } = useWords<'alerts'>();
  const hasPush = useStore(isPushed);
  const hasTopic = useStore(alertTopic) !== null;
  return (
    <div className="grid gap-1 text-quiet">
      {hasPush && <p>{t.closedTab}</p>}
      {hasTopic && <p>{t.topic.isOn}</p>}
      {!hasPush && !hasTopic && <p>{t.openTab}</p>}
    </div>
  );
}
