import { PAGES } from '#contract/pages.ts';

/** The pattern of the scores page: `?d=YYYY-MM-DD&show=live|finished|scheduled&by=competition|time`. */
export const SCORES = PAGES[0];
/** The pattern of a match's page. */
export const MATCH = PAGES[1];

interface ScoresQuery {
  readonly day?: string | null;
  readonly show?: string | null;
  /** An order that the address asks for; without one, the order that was chosen last. */
  readonly by?: string | null;
}

/** The scores of a day; of today, of all matches, if nothing is said. */
export function scoresAddress({ day, show, by }: ScoresQuery = {}): string {
  const query = new URLSearchParams();
  if (day) query.set('d', day);
  if (show && show !== 'all') query.set('show', show);
  if (by) query.set('by', by);
  const text = query.toString();
  return text ? `${SCORES}?${text}` : SCORES;
}

/** A match by its id. */
export function matchAddress(id: string): string {
  return MATCH.replace(':id', encodeURIComponent(id));
}
