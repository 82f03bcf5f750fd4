import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pushStateQuery, testPush } from '#web/data/push.ts';
import { delivery } from '#web/features/alerts/delivery.ts';
import { isPushed, PushChoicePlace } from '#web/features/alerts/push-slot.tsx';
import { alertTopic } from '#web/settings/alert-topic.ts';
import { alertSettings, isOpenWait } from '#web/settings/alerts.ts';
import { isInvented } from '#web/settings/site.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { syncSubscriptions } from './keep-subscribed.ts';
import { canPush, currentSubscription, turnPushOff, turnPushOn } from './push.ts';
import { SubscriptionChoice } from './subscription-choice.tsx';
import { TopicChoice } from './topic-choice.tsx';

async function testThisBrowser(): Promise<boolean> {
  const subscription = await currentSubscription();
  return subscription !== null && (await testPush({ endpoint: subscription.endpoint })).isDelivered;
}

async function turnPushedOff(): Promise<boolean> {
  await turnPushOff();
  return true;
}

/** Offers alerts for closed tabs as server and browser have them: by push, and by a topic of ntfy. */
export function PushChoice() {
  const { alerts: t } = useWords<'alerts'>();
  const { data: state } = useQuery(pushStateQuery);
  const isOn = useStore(isPushed);
  const [isTopicOpen] = useState(() => alertTopic.get() !== null);
  const { obstacle } = useStore(delivery);
  const hasWait = useStore(alertSettings, (settings) => settings.prices.some(isOpenWait));
  useEffect(() => {
    if (state) void syncSubscriptions(state).catch(() => {});
  }, [state]);
  if (!state) return null;
  const { publicKey, topics, requestsPerHour, prices } = state;
  const hasPush = publicKey !== null && obstacle === null && canPush();
  const topicChoice = topics?.url && <TopicChoice server={topics.url} requestsPerHour={requestsPerHour} />;
  return (
    <PushChoicePlace>
      {hasPush && (
        <SubscriptionChoice
          label={t.push}
          isOn={isOn}
          requestsPerHour={requestsPerHour}
          notes={t.pushNotes}
          change={(next) => (next ? turnPushOn(publicKey) : turnPushedOff())}
          test={testThisBrowser}
        />
      )}
      {hasPush && topicChoice ? (
        <details open={isTopicOpen}>
          <summary className="cursor-pointer pointer-fine:py-1.5 py-3 text-quiet">
            {t.topic.elsewhere}
          </summary>
          {topicChoice}
        </details>
      ) : (
        topicChoice
      )}
      {prices && hasWait && (hasPush || topicChoice) && !isInvented() && (
        <p className="text-quiet text-xs">{t.priceCost(prices.requestsPerHour)}</p>
      )}
    </PushChoicePlace>
  );
}
