import type { Side } from '#service/engine/match-frame.ts';
import { cards } from './cards.ts';
import type { Draft } from './draft.ts';
import type { Setting } from './plot.ts';
import { reviewCards } from './rulings.ts';
import { substitutions } from './substitutions.ts';

/** All that decides who of some sides is on the pitch: nothing else of a story changes who may play next time. */
export function cardsAndChanges(plot: Setting, sides: readonly Side[]): Draft[] {
  const shown = cards(plot, sides);
  reviewCards(plot, shown);
  return [...shown, ...substitutions(plot, sides)];
}
