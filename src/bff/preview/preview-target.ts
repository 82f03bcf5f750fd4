import { parseDay } from '#contract/calendar-day.ts';
import { type ComparedKind, comparisonAt } from '#contract/comparison.ts';
import { isId } from '#contract/is-id.ts';
import type { Language } from '#contract/locales.ts';
import { PROFILE_KINDS } from '#contract/pages.ts';

/** Kinds of page with a record of their own. */
const RECORD_KINDS = ['match', 'competition', 'channel', ...PROFILE_KINDS] as const;
/** Kinds of page that show a day. */
const DAY_KINDS = ['scores', 'tv', 'odds'] as const;
/** Pages that are the same for everyone. */
const OTHER_KINDS = ['compare', 'competitions', 'search', 'console', 'my', 'status', 'about'] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];
type DayKind = (typeof DAY_KINDS)[number];
export type PlainKind = DayKind | (typeof OTHER_KINDS)[number];

/** What a link leads to. */
export type PreviewTarget = {
  /** Path of the page with those parameters that say what it shows. */
  readonly address: string;
  /** That the address names; null: the reader's. */
  readonly language: Language | null;
} & (
  | {
      readonly kind: RecordKind;
      readonly id: string;
      /** Tab of a match or competition, by its part of the address; null: the first. */
      readonly tab: string | null;
      /** Season of a competition that the address names. */
      readonly season: string | null;
      /** Whether the address of a match asks for no score and no state: `?spoilers=off`. */
      readonly isSpoilerFree: boolean;
    }
  /** Two records side by side. */
  | { readonly kind: 'comparison'; readonly of: ComparedKind; readonly ids: readonly [string, string] }
  /** Day: `YYYY-MM-DD`; null: today, or a page without days. */
  | { readonly kind: PlainKind; readonly day: string | null }
);

export type RecordTarget = Extract<PreviewTarget, { readonly kind: RecordKind }>;

/** Whether a text names a kind of record or day, of which there are links. */
export const isPreviewKind = (text: string): text is RecordKind | DayKind =>
  [...RECORD_KINDS, ...DAY_KINDS].some((kind) => kind === text);

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | null =>
  list.find((each) => each === text) ?? null;

const dayIn = (text: string | null) => (text !== null && parseDay(text) !== null ? text : null);

/** Returns the parameters of a request's address. */
export const searchParamsOf = (url: string) =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/**
 * Returns what a page's address leads to; null if there is nothing particular to say of it.
 *
 * @param pattern pattern of the page: `/match/:id/stats`
 * @param id value of its `:id`
 * @param url path and query of the request
 * @param language that the address names; null: none
 */
export function previewTarget(
  pattern: string,
  id: string | undefined,
  url: string,
  language: Language | null,
): PreviewTarget | null {
  const query = searchParamsOf(url);
  const [, first = '', second, tab = null] = pattern.split('/');
  const isRecord = second === ':id';
  const addressWith = (path: string, name: string, value: string | null) =>
    value === null ? path : `${path}?${name}=${value}`;
  if (isRecord) {
    const kind = oneOf(RECORD_KINDS, first === 'tv' ? 'channel' : first);
    if (kind === null || id === undefined || !isId(id)) return null;
    const seasonParameter = query.get('season') ?? '';
    const season = kind === 'competition' && isId(seasonParameter) ? seasonParameter : null;
    const isSpoilerFree = kind === 'match' && query.get('spoilers') === 'off';
    const path = pattern.replace(':id', id);
    const address = isSpoilerFree
      ? addressWith(path, 'spoilers', 'off')
      : addressWith(path, 'season', season);
    return { kind, id, tab, season, isSpoilerFree, language, address };
  }
  if (first === 'compare') {
    const { kind, ids } = comparisonAt(query);
    const [one, other] = ids;
    if (one !== null && other !== null) {
      const address = `${pattern}?${kind}s=${one},${other}`;
      return { kind: 'comparison', of: kind, ids: [one, other], language, address };
    }
  }
  const dayKind = oneOf(DAY_KINDS, first || 'scores');
  const day = dayKind && dayIn(query.get('d'));
  const kind = dayKind ?? oneOf(OTHER_KINDS, first);
  return kind && { kind, day, language, address: addressWith(pattern, 'd', day) };
}
