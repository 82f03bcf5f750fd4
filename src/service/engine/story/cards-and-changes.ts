import type { Side } from '#service/engine/match-frame.ts';
import { cards } from './cards.ts';
import type { Draft } from './draft.ts';
import type { Plot } from './plot.ts';
import { reviewCards } from './rulings.ts';
import { substitutions } from './substitutions.ts';

/**
 * Returns all drafts that decide which players of some sides are on the pitch. Nothing else in a story affects who
 * may play in the next match.
 */
export function cardsAndChanges(plot: Plot, sides: readonly Side[]): Draft[] {
  const cardDrafts = cards(plot, sides);
  reviewCards(plot, cardDrafts);
  return [...cardDrafts, ...substitutions(plot, sides)];
}
