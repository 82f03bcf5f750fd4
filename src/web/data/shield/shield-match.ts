import { NO_SCORES } from '#contract/no-scores.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { memoize } from '#web/state/memoize.ts';
import type { Cover } from './cover.ts';
import { factsOf } from './match-facts.ts';

/** A match as it was at its kick-off. */
type ShieldedMatch<M extends MatchRow> = M & { readonly shielded: true };

const NO_POSITIONS = { home_position: null, away_position: null };
/** Parts of a match that exist from the kick-off on, or change after it, in what a list or a whole match has. */
const EMPTY_DATASETS: readonly string[] = ['events', 'stats', 'odds_prematch', 'odds_inplay'];

/** Returns the record without what its viewer must not see: no score, event, minute, state, winner, note and price. */
const withoutResult = memoize(<M extends MatchRow>(match: M): ShieldedMatch<M> => {
  const { clock, ...record } = match as M & { readonly clock?: false };
  const empty = EMPTY_DATASETS.filter((name) => name === 'events' || name in record);
  return {
    ...record,
    phase: 'scheduled',
    status: 0,
    status_name: 'Notstarted',
    status_period: null,
    scores: NO_SCORES,
    time: { ...match.time, minute: null },
    standings: NO_POSITIONS,
    info: null,
    related_id: null,
    winner_team_id: null,
    ...('attendance' in record && { attendance: null }),
    ...Object.fromEntries(empty.map((name) => [name, []])),
    shielded: true,
  } as unknown as ShieldedMatch<M>;
});

/** Returns a match as the viewer may see it; the same object if nothing in it is hidden. */
export function shieldMatch<M extends MatchRow>(match: M, cover: Cover): M {
  if (cover.isHidden(factsOf(match))) return withoutResult(match) as M & MatchRow;
  const { related_id, season_id } = match;
  const isReplay = related_id !== null && cover.hiddenIds.has(related_id);
  const { home_position, away_position } = match.standings;
  const hasPositions = home_position !== null || away_position !== null;
  const isTableHidden = hasPositions && cover.isSeasonHidden(season_id);
  if (!isReplay && !isTableHidden) return match;
  return {
    ...match,
    ...(isReplay && { related_id: null }),
    ...(isTableHidden && { standings: NO_POSITIONS }),
  };
}

/** Rounds of a league are numbered; those of a knock-out have names. */
const isNumbered = (round: string | null) => round === null || /^(Round )?\d+$/.test(round);

/**
 * Whether a match alone tells the result of a hidden one: it replays it, or one of its teams plays on in the knock-out.
 */
function tellsResult(match: MatchRow, { hidden, hiddenIds }: Cover): boolean {
  const { related_id, season_id, round_name, phase, teams, time } = match;
  if (phase !== 'scheduled') return false;
  if (related_id !== null && hiddenIds.has(related_id)) return true;
  if (isNumbered(round_name)) return false;
  return hidden.some(({ season, teams: before, kickOff }) => {
    const [home, away] = [before.includes(teams.home.id), before.includes(teams.away.id)];
    return season === season_id && kickOff < time.timestamp * 1000 && home !== away;
  });
}

/** Returns a list's matches as the viewer may see them; the same list if nothing is hidden. */
export function shieldMatches(matches: readonly MatchRow[], cover: Cover): readonly MatchRow[] {
  const visible = matches
    .filter((match) => !tellsResult(match, cover))
    .map((match) => shieldMatch(match, cover));
  const isSame = visible.length === matches.length && visible.every((match, at) => match === matches[at]);
  return isSame ? matches : visible;
}
