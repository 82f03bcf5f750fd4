import { createPersistedText } from './persisted.ts';

/**
 * World's instant up to which the viewer has seen the results of what they follow, epoch ms; null if that is not known.
 * What ended later is offered to catch up on.
 */
export const seenUntil = createPersistedText<number | null>(
  'seen',
  (text) => (text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null),
  (instant) => (instant === null ? null : `${Math.round(instant)}`),
);
