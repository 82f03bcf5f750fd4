import { deletePushRequest, openTopicRequest, storePushRequest } from '#web/data/push.ts';
import { alertTopic } from '#web/settings/alert-topic.ts';
import { currentWishes, takeWaitStates } from './wishes.ts';

/** Has the server make a topic with the wishes of this browser. */
export async function turnTopicOn(): Promise<void> {
  const { topic } = await openTopicRequest(currentWishes());
  alertTopic.set(topic);
}

export async function turnTopicOff(): Promise<void> {
  const topic = alertTopic.get();
  if (topic === null) return;
  await deletePushRequest({ topic });
  alertTopic.set(null);
}

/** Tells the server what the topic of this browser is to get now; ends one that the server has forgotten. */
export async function syncTopic(): Promise<void> {
  const topic = alertTopic.get();
  if (topic === null) return;
  const { isSubscribed, prices } = await storePushRequest({ topic, ...currentWishes() });
  takeWaitStates(prices);
  if (!isSubscribed) alertTopic.set(null);
}
