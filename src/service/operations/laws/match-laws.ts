import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { Match } from '#contract/records/match.ts';
import { settle } from '#contract/settle.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import { STATUS_CODE } from '#service/engine/status.ts';
import type { MatchAnswers, MatchRecord, WireEvent } from './match-answers.ts';

/** Returns how the answers about a finished match contradict each other, or null. */
export type AnswerLaw = (match: MatchAnswers) => string | null;

/** Team totals of which each event counts once. */
const OF_EVENTS: Readonly<Record<string, (event: WireEvent) => boolean>> = {
  corners: ({ type }) => type === 'corner',
  yellowcards: ({ type }) => type === 'yellowcard',
  yellowredcards: ({ type }) => type === 'yellowredcard',
  redcards: ({ type }) => type === 'redcard',
  substitutions: ({ type }) => type === 'substitution',
  penalties: ({ type, penalty }) => penalty && (type === 'goal' || type === 'penalty_missed'),
};

/** Team totals that are the sums of the players'. */
const OF_PLAYERS = [
  'fouls',
  'offsides',
  'key_passes',
  'shots_total',
  'shots_on_target',
  'shots_off_target',
  'shots_blocked',
  'yellowcards',
  'yellowredcards',
  'redcards',
];

/** Player totals by the type of the events that they count. */
const BY_TYPE = {
  goal: 'goals',
  yellowcard: 'yellowcards',
  yellowredcard: 'yellowredcards',
  redcard: 'redcards',
};

/** Returns the first contradiction of either side. */
function ofSides(check: (match: MatchAnswers, side: Side) => string | null): AnswerLaw {
  return (match) => {
    for (const side of SIDES) {
      const wrong = check(match, side);
      if (wrong !== null) return `${side}: ${wrong}`;
    }
    return null;
  };
}

function eventsOf({ info }: MatchAnswers, side: Side): readonly WireEvent[] {
  return info.events.filter(({ team_id }) => team_id === info.teams[side].id);
}

function playersOf({ sheets }: MatchAnswers, side: Side) {
  return [...sheets[side].starters, ...sheets[side].bench];
}

/** Returns the goals of the listed events, "2-1", own goals for the other side. */
export function goalsOf({ events, teams }: MatchRecord, isOne: (event: WireEvent) => boolean): string {
  const goals = events.filter((event) => event.type === 'goal' && isOne(event));
  const home = goals.filter(({ team_id, own_goal }) => (team_id === teams.home.id) !== own_goal).length;
  return `${home}-${goals.length - home}`;
}

const INFO = findOperation('fixtures', 'info');

export const matchLaws: Readonly<Record<string, AnswerLaw>> = {
  'a proxy has nothing to settle in it': ({ info }) => {
    const rules: string[] = [];
    const match = INFO && readAnswer(INFO, ['events'], { data: info }).data;
    settle('match', match as Match, (rule) => rules.push(rule));
    return rules.length === 0 ? null : rules.join();
  },
  'the list and the match say the same': ({ row, info }) => {
    const brief = ({ status, scores, events, stats }: MatchRecord) =>
      JSON.stringify({ status, scores, events, stats });
    return brief(row) === brief(info) ? null : 'they differ';
  },

  'the events are the score, at half-time and at the end': ({ info }) => {
    const { status, scores } = info;
    // The score of an award is not the one played.
    if (status === STATUS_CODE.awarded) return null;
    const all = goalsOf(info, () => true);
    const [first, both] = [/^1st/, /^(1st|2nd)/].map((period) =>
      goalsOf(info, (one) => period.test(one.period)),
    );
    if (all !== `${scores.home_score}-${scores.away_score}`) return `events ${all}`;
    return first === scores.ht_score && both === scores.ft_score ? null : `events ${first}, ${both}`;
  },

  'the statistics are those of the events': ofSides((match, side) => {
    const stats = match.info.stats[SIDES.indexOf(side)] ?? {};
    const events = eventsOf(match, side);
    const name = Object.keys(OF_EVENTS).find(
      (total) => Number(stats[total]) !== events.filter((event) => OF_EVENTS[total]?.(event)).length,
    );
    if (name !== undefined) return `${name} ${stats[name]}`;
    if (
      match.info.status !== STATUS_CODE.awarded &&
      stats['goals'] !== Number(match.info.scores[`${side}_score`])
    )
      return `goals ${stats['goals']}`;
    const parts = ['shots_on_target', 'shots_off_target', 'shots_blocked'];
    const shots = parts.reduce((sum, part) => sum + Number(stats[part]), 0);
    return shots === stats['shots_total'] ? null : `shots ${stats['shots_total']}`;
  }),

  'both sides have the ball for all of the time': ({ info }) => {
    const sum = info.stats.reduce((percent, stats) => percent + Number(stats['possessionpercent']), 0);
    return sum === 100 ? null : `${sum} %`;
  },

  'eleven start, no player or number is on a sheet twice, and one is the captain': ofSides((match, side) => {
    const rows = playersOf(match, side);
    if (match.sheets[side].starters.length !== 11) return `${match.sheets[side].starters.length} start`;
    if (new Set(rows.map(({ player }) => player.id)).size !== rows.length) return 'a player twice';
    if (new Set(rows.map(({ number }) => number)).size !== rows.length) return 'a number twice';
    const captains = rows.filter(({ captain }) => captain === 1).length;
    return captains === 1 ? null : `${captains} captains`;
  }),

  'no sidelined player is on the sheet': ofSides((match, side) => {
    const { sidelined } = match.sheets[side];
    const wrong = playersOf(match, side).find(({ player }) => sidelined.includes(Number(player.id)));
    return wrong === undefined ? null : `player ${wrong.player.id}`;
  }),

  'only players on the pitch act, and none after a red card': ofSides((match, side) => {
    const pitch = new Set(match.sheets[side].starters.map(({ player }) => Number(player.id)));
    const bench = new Set(match.sheets[side].bench.map(({ player }) => Number(player.id)));
    for (const { type, player_id, related_player_id } of eventsOf(match, side)) {
      if (type === 'substitution') {
        if (!bench.delete(player_id ?? 0) || !pitch.delete(related_player_id ?? 0))
          return `${player_id} for ${related_player_id}`;
        pitch.add(player_id ?? 0);
        continue;
      }
      for (const id of [player_id, related_player_id])
        if (id !== null && !pitch.has(id)) return `${type} of ${id}`;
      if (type === 'redcard' || type === 'yellowredcard') pitch.delete(player_id ?? 0);
    }
    return null;
  }),

  'the players’ totals sum to those of their team': ofSides((match, side) => {
    const stats = match.info.stats[SIDES.indexOf(side)] ?? {};
    const rows = playersOf(match, side);
    const sum = (total: string) => rows.reduce((all, row) => all + (row.stats[total] ?? 0), 0);
    const wrong = OF_PLAYERS.find((total) => sum(total) !== Number(stats[total]));
    return wrong === undefined ? null : `${wrong}: players ${sum(wrong)}, team ${stats[wrong]}`;
  }),

  'the players’ totals are those of the events': ofSides((match, side) => {
    const events = eventsOf(match, side);
    for (const { player, stats } of playersOf(match, side)) {
      const id = Number(player.id);
      const own = events.filter(({ player_id, own_goal }) => player_id === id && !own_goal);
      for (const [type, total] of Object.entries(BY_TYPE))
        if (own.filter((event) => event.type === type).length !== stats[total])
          return `${total} of ${id}: ${stats[total]}`;
      const assists = events.filter(
        ({ type, related_player_id }) => type === 'goal' && related_player_id === id,
      );
      if (assists.length !== stats['assists']) return `assists of ${id}: ${stats['assists']}`;
    }
    return null;
  }),

  'the commentary reports the goals of the score': ({ info, comments }) => {
    const goals = info.events.filter(({ type }) => type === 'goal').length;
    const reported = comments.filter(({ goal }) => goal === 1).length;
    return reported === goals ? null : `${reported} reported, ${goals} events`;
  },
};
