import type { MatchRecord } from './match-answers.ts';
import { goalsOf } from './match-laws.ts';

/** A match in play in two successive lists. */
export interface Step {
  readonly before: MatchRecord;
  readonly now: MatchRecord;
}

/** Returns how a match in play contradicts itself or what was said of it before, or null. */
export type TimeLaw = (now: MatchRecord, before: MatchRecord) => string | null;

/** Totals that no ruling takes back. */
const LASTING = [
  'attacks',
  'corners',
  'crosses',
  'dangerous_attacks',
  'fouls',
  'goal_kick',
  'offsides',
  'shots_blocked',
  'shots_off_target',
  'substitutions',
  'throw_in',
];

function countRulings({ events }: MatchRecord): number {
  return events.filter(({ type }) => type === 'var').length;
}

export const timeLaws: Readonly<Record<string, TimeLaw>> = {
  'the events are the score and the goals of the statistics at every moment': (now) => {
    const goals = goalsOf(now, () => true);
    const { home_score, away_score } = now.scores;
    if (goals !== `${home_score}-${away_score}`) return `events ${goals}, score ${home_score}-${away_score}`;
    const totals = now.stats.map((stats) => stats['goals']);
    return totals.includes(null) || totals.join('-') === goals ? null : `statistics ${totals.join('-')}`;
  },

  'no event vanishes or changes its team or minute': (now, before) => {
    const placesOf = ({ events }: MatchRecord) =>
      events.map(
        ({ team_id, period, minute, extra_minute }) => `${team_id} ${period} ${minute}+${extra_minute}`,
      );
    const left = placesOf(now);
    for (const place of placesOf(before)) {
      const at = left.indexOf(place);
      if (at < 0) return `an event at ${place} is gone`;
      left.splice(at, 1);
    }
    return null;
  },

  'no total falls': (now, before) => {
    for (const [team, stats] of now.stats.entries()) {
      const name = LASTING.find((total) => Number(stats[total]) < Number(before.stats[team]?.[total]));
      if (name !== undefined) return `${name} from ${before.stats[team]?.[name]} to ${stats[name]}`;
    }
    return null;
  },

  'a score falls only with a ruling': (now, before) => {
    const fell = (['home_score', 'away_score'] as const).some(
      (side) => Number(now.scores[side]) < Number(before.scores[side]),
    );
    return fell && countRulings(now) <= countRulings(before) ? 'it fell' : null;
  },
};
