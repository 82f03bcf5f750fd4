/** A contradiction for each rule of docs/untidy-feed.md, and what becomes of it. */
import type { BenchesRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import type { SettleRule } from '#contract/settle.ts';
import { AWAY, bareEvent, bareMatch, elevenPlayers, HOME, score } from './bare-match.ts';
import { readAs } from './examples.ts';

export interface SettledCase {
  readonly kind: 'match' | 'bench';
  read(): Match | BenchesRecord;
  readonly settled: Summary;
}

type Summary = Readonly<Record<string, string | readonly string[] | null>>;

type MinuteText = `${number}` | `${number}+${number}` | '';

/** Returns an event of the first half up to minute 45, else of the second. */
export function event(
  type: string,
  team: number | null,
  minute: MinuteText,
  player: string | null,
  more: object = {},
) {
  const half = Number.parseInt(minute, 10) > 45 ? '2nd half' : '1st half';
  const period = minute === '' ? null : half;
  const id = player === null ? null : [...player].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7);
  return bareEvent(type, { team_id: team, minute, period, player_id: id, player_name: player, ...more });
}

export const goal = (team: number, minute: MinuteText, player: string | null, more: object = {}) =>
  event('goal', team, minute, player, more);
export const substitution = (team: number, minute: MinuteText, on: string, off: string) => {
  const { player_id, player_name } = event('', team, minute, off) as {
    player_id?: number;
    player_name?: string;
  };
  const related = { related_player_id: player_id, related_player_name: player_name };
  return event('substitution', team, minute, on, related);
};

/** Describes a record by what the rules change: `goal home 12 Osei`. */
export function summarize(record: Match | BenchesRecord): Summary {
  if (!('scores' in record))
    return {
      home: record.home.map(({ player }) => player.id),
      away: record.away.map(({ player }) => player.id),
    };
  const { scores, teams, status_period, winner_team_id, events = [] } = record;
  const sideOf = (id: string | null) =>
    id === teams.home.id ? 'home' : id === teams.away.id ? 'away' : 'nobody';
  const phases = ['ht_score', 'ft_score', 'et_score'] as const;
  return {
    score: `${scores.home_score}-${scores.away_score}`,
    phases: phases.map((phase) => scores[phase]?.join('-') ?? null).join(' '),
    status_period,
    winner: winner_team_id && sideOf(winner_team_id),
    events: events.map(({ type, team_id, period, minute, extra_minute, player_name }) =>
      [type, sideOf(team_id), period, `${minute}${extra_minute ? `+${extra_minute}` : ''}`, player_name].join(
        ' ',
      ),
    ),
  };
}

export function ofMatch(match: object, settled: Summary): SettledCase {
  return {
    kind: 'match',
    read: () => readAs('fixtures', 'info', { id: 7, ...match }, ['events']).data as Match,
    settled: { phases: '  ', status_period: null, winner: null, ...settled },
  };
}

export const finished = (
  home: string,
  away: string,
  events: readonly object[],
  more: object = {},
  scores: object = {},
) => bareMatch(3, { ...score(home, away, scores), events, ...more });

export const SETTLED_CASES: Readonly<Record<SettleRule, SettledCase>> = {
  'final-score': ofMatch(bareMatch(3, score('', '', { ht_score: '1-0', ft_score: '2-1' })), {
    score: '2-1',
    phases: '1-0 2-1 ',
    events: [],
  }),
  'kicks-in-score': ofMatch(
    bareMatch(31, score('6', '5', { ft_score: '1-1', et_score: '1-1', ps_score: '5-4' })),
    { score: '1-1', phases: ' 1-1 1-1', events: [] },
  ),
  'phase-score': ofMatch(finished('1', '0', [], {}, { ht_score: '2-0', ft_score: '1-0' }), {
    score: '1-0',
    phases: ' 1-0 ',
    events: [],
  }),
  'phase-goals': ofMatch(
    finished('2', '0', [goal(HOME, '20', 'Osei'), goal(HOME, '70', 'Hale')], {}, { ht_score: '2-0' }),
    {
      score: '2-0',
      events: ['goal home 1st half 20 Osei', 'goal home 2nd half 70 Hale'],
    },
  ),
  winner: ofMatch(finished('2', '1', [], { winner_team_id: AWAY }), {
    score: '2-1',
    winner: 'home',
    events: [],
  }),
  'clock-period': ofMatch(
    bareMatch(1, {
      ...score('0', '0'),
      status_period: '1st Half',
      time: { timestamp: 1_788_616_800, minute: '71' },
    }),
    { score: '0-0', events: [] },
  ),
  'not-begun': ofMatch(bareMatch(0, { events: [goal(HOME, '20', 'Osei')] }), {
    score: 'null-null',
    events: [],
  }),
  'event-period': ofMatch(finished('1', '0', [goal(HOME, '67', 'Osei', { period: '1st half' })]), {
    score: '1-0',
    events: ['goal home  67 Osei'],
  }),
  'goal-untimed': ofMatch(finished('1', '0', [goal(HOME, '', 'Osei')], {}, { ht_score: '0-0' }), {
    score: '1-0',
    phases: '0-0  ',
    events: ['goal home 2nd half null Osei'],
  }),
  order: ofMatch(finished('1', '1', [goal(HOME, '45+1', 'Osei'), goal(AWAY, '12', 'Hale')]), {
    score: '1-1',
    events: ['goal away 1st half 12 Hale', 'goal home 1st half 45+1 Osei'],
  }),
  repeat: ofMatch(
    finished('0', '0', [event('yellowcard', HOME, '30', 'Osei'), event('yellowcard', HOME, '31', 'Osei')]),
    { score: '0-0', events: ['yellowcard home 1st half 30 Osei'] },
  ),
  'second-dismissal': ofMatch(
    finished('0', '0', [event('redcard', HOME, '60', 'Osei'), event('yellowredcard', HOME, '60', 'Osei')]),
    { score: '0-0', events: ['yellowredcard home 2nd half 60 Osei'] },
  ),
  'second-yellow': ofMatch(
    finished('0', '0', [
      event('yellowcard', HOME, '58', 'Hale'),
      event('yellowredcard', HOME, '59', 'Hale'),
      event('yellowcard', HOME, '60', 'Osei'),
      event('yellowredcard', HOME, '60', 'Osei'),
    ]),
    {
      score: '0-0',
      events: [
        'yellowcard home 2nd half 58 Hale',
        'yellowredcard home 2nd half 59 Hale',
        'yellowredcard home 2nd half 60 Osei',
      ],
    },
  ),
  'goal-repeat': ofMatch(
    finished('2', '0', [goal(HOME, '23', 'Osei'), goal(HOME, '24', 'Osei'), goal(HOME, '80', 'Hale')]),
    { score: '2-0', events: ['goal home 1st half 23 Osei', 'goal home 2nd half 80 Hale'] },
  ),
  'goal-ruled-out': ofMatch(
    finished('1', '0', [
      goal(HOME, '50', 'Osei'),
      event('var', HOME, '52', 'Osei', { result: 'cancelled' }),
      goal(HOME, '80', 'Hale'),
    ]),
    { score: '1-0', events: ['var home 2nd half 52 Osei', 'goal home 2nd half 80 Hale'] },
  ),
  'goal-side': ofMatch(finished('1', '1', [goal(HOME, '20', 'Osei'), goal(HOME, '80', 'Hale')]), {
    score: '1-1',
    events: ['goal home 1st half 20 Osei', 'goal away 2nd half 80 Hale'],
  }),
  'goal-surplus': ofMatch(finished('1', '0', [goal(HOME, '20', 'Osei'), goal(HOME, '80', 'Hale')]), {
    score: '1-0',
    events: ['goal home 1st half 20 Osei'],
  }),
  'kick-surplus': ofMatch(
    bareMatch(31, {
      ...score('0', '0', { ps_score: '2-1' }),
      events: ['Osei', 'Hale', 'Hale'].map((player) =>
        event('penalty_shootout_scored', HOME, '120', player, { period: 'penalties' }),
      ),
    }),
    {
      score: '0-0',
      events: [
        'penalty_shootout_scored home penalties 120 Osei',
        'penalty_shootout_scored home penalties 120 Hale',
      ],
    },
  ),
  'player-side': ofMatch(
    finished('1', '0', [goal(HOME, '20', 'Osei'), event('redcard', AWAY, '60', 'Osei')]),
    {
      score: '1-0',
      events: ['goal home 1st half 20 Osei', 'redcard home 2nd half 60 Osei'],
    },
  ),
  'substitution-turned': ofMatch(
    finished('1', '0', [goal(HOME, '20', 'Osei'), substitution(HOME, '70', 'Osei', 'Hale')]),
    {
      score: '1-0',
      events: ['goal home 1st half 20 Osei', 'substitution home 2nd half 70 Hale'],
    },
  ),
  'listed-twice': {
    kind: 'bench',
    read: () => {
      const [first, second] = elevenPlayers(100);
      return readAs('fixtures', 'match_bench', { home: [first, second, first], away: [] })
        .data as BenchesRecord;
    },
    settled: { home: ['101', '102'], away: [] },
  },
};
