import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import { between, u32 } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import { type Plot, streamOf, type TooFewPlayers } from './plot.ts';

/** Sendings-off that leave a side with six players. */
const SENDINGS_OFF = 5;
/** Most seconds between two of them, and from the last one to the end of the match. */
const MAX_SECONDS_APART = 240;
const MIN_SECONDS_APART = 15;

/** Drafts the straight reds that leave a side with too few players, most in one brawl; players are assigned later. */
export function brawl(plot: Plot, { side, end }: TooFewPlayers): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.brawl);
  const drafts: Draft[] = [];
  let second = end.second;
  for (let i = 0; i < SENDINGS_OFF; i++) {
    second -= between(key, i, MIN_SECONDS_APART, MAX_SECONDS_APART);
    const moment = { period: end.period, second };
    drafts.push({ ...createDraft('redcard', side, moment, u32(key, 16 + i)), reason: 'Violent conduct' });
  }
  return drafts.reverse();
}
