import { createPersistedText } from './persisted.ts';

const TOPIC = /^[\w-]{1,64}$/;

/** The topic of ntfy that the server has made for this browser; null: none. */
export const alertTopic = createPersistedText<string | null>(
  'alert-topic',
  (text) => (text !== null && TOPIC.test(text) ? text : null),
  (topic) => topic,
);
