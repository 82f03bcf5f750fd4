import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { shieldsJson } from '#web/settings/shield-state.ts';
import type { AnswerFilter } from './answer-filter.ts';
import { applyDelay } from './delay/apply-delay.ts';
import { fetchDelayed } from './delay/fetch-delayed.ts';

const loadShield = () => import('./shield/shield.ts');

let shield: Awaited<ReturnType<typeof loadShield>> | undefined;

/** Applies the viewer's delay and spoiler shields, which they or another tab have changed, to all answers of a client. */
export async function applySettings(client: QueryClient): Promise<AnswerFilter> {
  applyDelay(client);
  if (shieldsJson.get() !== null) shield ??= await loadShield();
  shield?.applyShields(client);
  return { fetchForViewer: fetchDelayed, shieldAnswer };
}

async function shieldAnswer<A>(context: QueryFunctionContext, answer: A): Promise<A> {
  if (shieldsJson.get() !== null) shield ??= await loadShield();
  return shield ? shield.shieldAnswer(context, answer) : answer;
}
