import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pushStateQuery, testPush } from '#web/data/push.ts';
import { delivery } from '#web/features/alerts/delivery.ts';
import { isPushed, PushChoicePlace } from '#web/features/alerts/push-slot.tsx';
import { isInvented } from '#web/settings/site.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useAlertWords } from '#web/words/alerts.ts';
import { canPush, currentSubscription, syncPush, turnPushOff, turnPushOn } from './push.ts';

type Note = 'failed' | 'sent' | 'unsent' | null;

/** Offers alerts for closed tabs where server and browser have them, says what they cost, and tests them. */
export function PushChoice() {
  const { alerts: t } = useAlertWords();
  const { data: state } = useQuery(pushStateQuery);
  const isOn = useStore(isPushed);
  const { obstacle } = useStore(delivery);
  const [note, setNote] = useState<Note>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (state) void syncPush(state.publicKey).catch(() => {});
  }, [state]);
  if (!state?.publicKey || obstacle || !canPush()) return null;
  const { publicKey, requestsPerHour } = state;

  async function run(task: () => Promise<Note>): Promise<void> {
    setBusy(true);
    setNote(await task().catch((): Note => 'failed'));
    setBusy(false);
  }
  const change = (next: boolean) =>
    run(async () => {
      if (!next) await turnPushOff();
      else if (!(await turnPushOn(publicKey))) return 'failed';
      return null;
    });
  const test = () =>
    run(async () => {
      const subscription = await currentSubscription();
      const answer = subscription && (await testPush(subscription.endpoint));
      return answer?.isDelivered ? 'sent' : 'unsent';
    });
  return (
    <PushChoicePlace>
      <CheckBox isOn={isOn} isDisabled={isBusy} onChange={(next) => void change(next)}>
        {t.push}
      </CheckBox>
      {!isOn && !isInvented() && <p className="text-quiet text-xs">{t.pushCost(requestsPerHour)}</p>}
      {isOn && (
        <button
          type="button"
          className="min-h-11 pointer-fine:min-h-8 cursor-pointer rounded-lg px-1 text-quiet underline"
          disabled={isBusy}
          onClick={() => void test()}
        >
          {t.pushTest}
        </button>
      )}
      <p role="status" className="text-quiet text-xs">
        {note && t.pushNotes[note]}
      </p>
    </PushChoicePlace>
  );
}
