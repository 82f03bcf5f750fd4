import type { League } from '#contract/records/league.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import { roundName } from '#news/words/round-name.ts';
import type { Texts, Words } from '#web/words/words.ts';

/**
 * Returns how far a season is: the round of a league, the stage of a season with several, whose rounds are not counted
 * through; null for friendlies and cups.
 */
export function seasonProgress(
  { current_round_id, current_stage_id, round_ids, stages }: SeasonRecord,
  { is_friendly }: Pick<League, 'is_friendly'>,
  words: Words & Texts<'competition'>,
): string | null {
  if (is_friendly) return null;
  if (stages.length > 1) {
    const name = stages.find(({ id }) => id === current_stage_id)?.name;
    return name ? roundName(name, words) : null;
  }
  const isKnockOut = stages.some(({ has_standings }) => has_standings === false);
  const at = current_round_id === null || isKnockOut ? -1 : round_ids.indexOf(current_round_id);
  return at === -1 ? null : words.competition.round(at + 1, round_ids.length);
}
