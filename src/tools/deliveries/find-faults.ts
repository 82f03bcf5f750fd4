import { storiesOf } from './facts.ts';
import type { Afternoon } from './play-afternoon.ts';
import { pushFaults } from './push-laws.ts';
import { webhookFaults } from './webhook-laws.ts';

/** Returns a line for everything that a server sent, or did not, against its promises, and how much there was to tell. */
export function findFaults(afternoon: Afternoon) {
  const stories = storiesOf(afternoon.answers);
  const plainFacts = [...stories.values()].flatMap(({ facts }) =>
    facts.filter(({ isPlain }) => isPlain),
  ).length;
  const arrivals = afternoon.posts.filter(({ hasArrived }) => hasArrived).length;
  const faults = [...pushFaults(afternoon, stories), ...webhookFaults(afternoon, stories)];
  return { faults, arrivals, plainFacts };
}
