import type { Match, MatchRow } from '#contract/records/match.ts';
import { firstLegScore } from '#web/matches/aggregate.ts';
import { isForThirdPlace } from '#web/matches/is-for-third-place.ts';
import type { Texts, Words } from '#web/words/words.ts';

/** Names of rounds of a knock-out on the wire. */
const KNOCK_OUT = /final|round|knock|play-?off|cup|\b1\/\d/i;

/**
 * Returns in a sentence what is at stake in a match of a knock-out; null if it is none.
 *
 * @param related other legs of the tie; null while they are loading
 */
export function cupStakes(
  match: Match,
  related: readonly MatchRow[] | null,
  words: Words & Texts<'pre-match'>,
): string | null {
  const { cup } = words.preMatch;
  const { leg, round_name, stage_name, teams, aggregate_id } = match;
  if (leg?.startsWith('1')) return cup.firstLeg;
  if (leg) {
    const first = related?.find(({ id }) => id === aggregate_id && id !== match.id) ?? null;
    const score = firstLegScore(match, first);
    if (!score) return cup.secondLeg;
    const [home, away] = score;
    if (home === away) return cup.level(words.score(...score));
    const [leader, other] = home > away ? [teams.home, teams.away] : [teams.away, teams.home];
    return cup.lead(
      leader.name,
      words.score(Math.max(home, away), Math.min(home, away)),
      other.name,
      Math.abs(home - away),
    );
  }
  if (round_name === null || /^\d+$/.test(round_name)) return null;
  if (/^final$/i.test(round_name)) return cup.final;
  if (isForThirdPlace(round_name)) return cup.third;
  return KNOCK_OUT.test(`${round_name} ${stage_name ?? ''}`) ? cup.single : null;
}
