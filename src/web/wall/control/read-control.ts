import { isId } from '#contract/is-id.ts';
import { isObject } from '#contract/is-object.ts';
import { MAX_HIDDEN_MATCHES, MAX_WALL_NOTICE_CHARACTERS } from '#contract/wall-relay.ts';
import { DEFAULT_CONTROL, type Freeze, type HiddenMatch, type WallControl } from './control.ts';

/** Longest key of a page. */
const MAX_KEY_CHARACTERS = 100;

/** The part of a wall's control that a reload keeps. */
export type LastingControl = Omit<WallControl, 'page' | 'isPaused'>;

const matchIn = (json: unknown): string | null => (typeof json === 'string' && isId(json) ? json : null);
const switchIn = (json: unknown): boolean | null => (typeof json === 'boolean' ? json : null);
const noticeIn = (json: unknown): string =>
  typeof json === 'string' ? [...json].slice(0, MAX_WALL_NOTICE_CHARACTERS).join('') : '';

function percentIn(json: unknown): number | null {
  return Number.isInteger(json) && Number(json) >= 0 && Number(json) <= 100 ? Number(json) : null;
}

/** A freeze without a notice or a page is a freeze still: nothing newer may appear. */
function freezeIn(json: unknown): Freeze | null {
  if (!isObject(json) || typeof json['at'] !== 'number' || !Number.isFinite(json['at'])) return null;
  const { notice, at, page, pinnedMatch, hasOdds } = json;
  return {
    notice: noticeIn(notice),
    at,
    page: typeof page === 'string' && page.length <= MAX_KEY_CHARACTERS ? page : null,
    pinnedMatch: matchIn(pinnedMatch),
    hasOdds: switchIn(hasOdds),
  };
}

function hiddenMatchesIn(json: unknown): readonly HiddenMatch[] {
  if (!Array.isArray(json)) return [];
  const byMatch = new Map<string, HiddenMatch>();
  for (const one of json.filter(isObject)) {
    const match = matchIn(one['match']);
    if (match !== null) byMatch.set(match, { match, notice: noticeIn(one['notice']) });
  }
  return [...byMatch.values()].slice(0, MAX_HIDDEN_MATCHES);
}

/** Reads what is stored of a wall's control; what is missing or malformed is as on a new wall. */
export function controlIn(json: unknown): LastingControl {
  const { pinnedMatch, dim, isMuted, volume, hasOdds, freeze, hiddenMatches } = isObject(json) ? json : {};
  return {
    pinnedMatch: matchIn(pinnedMatch),
    dim: dim === 'night' ? dim : (percentIn(dim) ?? DEFAULT_CONTROL.dim),
    isMuted: isMuted === true,
    volume: percentIn(volume),
    hasOdds: switchIn(hasOdds),
    freeze: freezeIn(freeze),
    hiddenMatches: hiddenMatchesIn(hiddenMatches),
  };
}
