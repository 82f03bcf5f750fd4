/** Matches that real feeds may send, beyond a contradiction for each rule, and what becomes of them. */
import { AWAY, bareMatch, HOME, score } from './bare-match.ts';
import { event, finished, goal, ofMatch, type SettledCase, substitution } from './settled-cases.ts';

const afterExtraTime = (home: string, away: string, events: readonly object[], scores: object) =>
  bareMatch(32, { ...score(home, away, scores), events });
const inPlay = (
  home: string,
  away: string,
  events: readonly object[],
  scores: object = {},
  more: object = {},
) => bareMatch(1, { ...score(home, away, scores), events, ...more });
const kick = (team: number, player: string, more: object = {}) =>
  event('penalty_shootout_scored', team, '120', player, { period: 'penalties', ...more });

const ownGoal = { own_goal: true };
const noId = { player_id: null };
const ruling = { result: 'cancelled' };

/** Matches with goals that look alike, by what is different. */
const GOALS: Readonly<Record<string, SettledCase>> = {
  'two goals of a player in a minute stay at a score that has both': ofMatch(
    finished('2', '0', [goal(HOME, '45+1', 'Osei'), goal(HOME, '45+1', 'Osei')], {}, { ht_score: '2-0' }),
    {
      score: '2-0',
      phases: '2-0  ',
      events: ['goal home 1st half 45+1 Osei', 'goal home 1st half 45+1 Osei'],
    },
  ),
  'an own goal listed for either team stands once': ofMatch(
    finished('1', '1', [
      goal(AWAY, '23', 'Pike', ownGoal),
      goal(HOME, '23', 'Pike', ownGoal),
      goal(AWAY, '80', 'Hale'),
    ]),
    { score: '1-1', events: ['goal away 1st half 23 Pike', 'goal away 2nd half 80 Hale'] },
  ),
  'of a goal with an id and its copy with a name the later one goes': ofMatch(
    finished('2', '0', [
      goal(HOME, '23', 'Osei', { player_name: null }),
      goal(HOME, '23', 'Osei', noId),
      goal(HOME, '80', 'Hale'),
    ]),
    { score: '2-0', events: ['goal home 1st half 23 ', 'goal home 2nd half 80 Hale'] },
  ),
  'copies without any player stand once': ofMatch(
    finished('2', '0', [goal(HOME, '23', null), goal(HOME, '23', null), goal(HOME, '80', 'Hale')]),
    { score: '2-0', events: ['goal home 1st half 23 ', 'goal home 2nd half 80 Hale'] },
  ),
  'a goal whose scorer was corrected stands once': ofMatch(
    finished('2', '0', [
      goal(HOME, '23', 'Osei'),
      goal(AWAY, '23', 'Pike', ownGoal),
      goal(HOME, '80', 'Hale'),
    ]),
    { score: '2-0', events: ['goal home 1st half 23 Osei', 'goal home 2nd half 80 Hale'] },
  ),
  'a ruling without a player takes back the goal just before it': ofMatch(
    finished('1', '0', [
      goal(HOME, '50', 'Osei'),
      goal(HOME, '54', 'Hale'),
      event('var', HOME, '55', null, ruling),
    ]),
    { score: '1-0', events: ['goal home 2nd half 50 Osei', 'var home 2nd half 55 '] },
  ),
  'a ruling takes back the goal of its player, not the next one': ofMatch(
    finished('1', '0', [
      goal(HOME, '50', 'Osei'),
      event('var', HOME, '51', 'Osei', ruling),
      goal(HOME, '52', 'Osei'),
    ]),
    { score: '1-0', events: ['var home 2nd half 51 Osei', 'goal home 2nd half 52 Osei'] },
  ),
  'a ruling may be two minutes before its goal': ofMatch(
    finished('1', '0', [
      event('var', HOME, '48', 'Osei', ruling),
      goal(HOME, '50', 'Osei'),
      goal(HOME, '80', 'Hale'),
    ]),
    { score: '1-0', events: ['var home 2nd half 48 Osei', 'goal home 2nd half 80 Hale'] },
  ),
  'the ruling of an own goal may name either team': ofMatch(
    finished('1', '0', [
      goal(AWAY, '50', 'Pike', ownGoal),
      event('var', AWAY, '51', 'Pike', ruling),
      goal(HOME, '80', 'Hale'),
    ]),
    { score: '1-0', events: ['var away 2nd half 51 Pike', 'goal home 2nd half 80 Hale'] },
  ),
  'a copy is up to three minutes away': ofMatch(
    finished('2', '0', [goal(HOME, '20', 'Osei'), goal(HOME, '23', 'Osei'), goal(HOME, '80', 'Hale')]),
    { score: '2-0', events: ['goal home 1st half 20 Osei', 'goal home 2nd half 80 Hale'] },
  ),
  'a copy on the other side is up to three minutes away': ofMatch(
    finished('1', '1', [goal(HOME, '20', 'Osei'), goal(AWAY, '23', 'Osei'), goal(AWAY, '80', 'Hale')]),
    { score: '1-1', events: ['goal home 1st half 20 Osei', 'goal away 2nd half 80 Hale'] },
  ),
  'a ruling is up to five minutes after its goal': ofMatch(
    finished('1', '0', [
      goal(HOME, '50', 'Osei'),
      event('var', HOME, '55', 'Osei', ruling),
      goal(HOME, '80', 'Hale'),
    ]),
    { score: '1-0', events: ['var home 2nd half 55 Osei', 'goal home 2nd half 80 Hale'] },
  ),
  'a goal too many is one of the half that has too many': ofMatch(
    finished(
      '2',
      '0',
      [goal(HOME, '20', 'Osei'), goal(HOME, '40', 'Brandt'), goal(HOME, '80', 'Hale')],
      {},
      { ht_score: '1-0' },
    ),
    { score: '2-0', phases: '1-0  ', events: ['goal home 1st half 20 Osei', 'goal home 2nd half 80 Hale'] },
  ),
  'a penalty missed and scored on the rebound stay both': ofMatch(
    finished('1', '0', [event('penalty_missed', HOME, '30', 'Osei'), goal(HOME, '30', 'Osei')]),
    { score: '1-0', events: ['penalty_missed home 1st half 30 Osei', 'goal home 1st half 30 Osei'] },
  ),
  'what was played of a cancelled match stays': ofMatch(
    bareMatch(5, { ...score('0', '0'), events: [goal(HOME, '20', 'Osei')] }),
    { score: '0-0', events: ['goal home 1st half 20 Osei'] },
  ),
  'what was played stays while a match is being awarded': ofMatch(
    bareMatch(15, { ...score('3', '0'), events: [goal(AWAY, '20', 'Hale')] }),
    { score: '3-0', events: ['goal away 1st half 20 Hale'] },
  ),
};

const CARDS: Readonly<Record<string, SettledCase>> = {
  'namesakes without ids of both teams are both sent off': ofMatch(
    finished('0', '0', [
      event('redcard', HOME, '60', 'Kimm', noId),
      event('redcard', AWAY, '70', 'Kimm', noId),
    ]),
    { score: '0-0', events: ['redcard home 2nd half 60 Kimm', 'redcard away 2nd half 70 Kimm'] },
  ),
  'namesakes without ids keep their teams': ofMatch(
    finished('1', '0', [goal(HOME, '20', 'Kimm', noId), event('redcard', AWAY, '70', 'Kimm', noId)]),
    { score: '1-0', events: ['goal home 1st half 20 Kimm', 'redcard away 2nd half 70 Kimm'] },
  ),
  'a second yellow card and a red one without a player are one sending-off': ofMatch(
    finished('0', '0', [event('redcard', HOME, '60', null), event('yellowredcard', HOME, '60', 'Osei')]),
    { score: '0-0', events: ['yellowredcard home 2nd half 60 Osei'] },
  ),
  'a red card after a yellow one in the same minute leaves both': ofMatch(
    finished('0', '0', [event('yellowcard', HOME, '60', 'Osei'), event('redcard', HOME, '60', 'Osei')]),
    { score: '0-0', events: ['yellowcard home 2nd half 60 Osei', 'redcard home 2nd half 60 Osei'] },
  ),
  'a red card on the bench leaves the substitution': ofMatch(
    finished('0', '0', [substitution(HOME, '60', 'Hale', 'Osei'), event('redcard', HOME, '80', 'Osei')]),
    { score: '0-0', events: ['substitution home 2nd half 60 Hale', 'redcard home 2nd half 80 Osei'] },
  ),
  'two substitutions of a minute stay though one is without a player': ofMatch(
    finished('0', '0', [
      substitution(HOME, '60', 'Hale', 'Osei'),
      { ...substitution(HOME, '60', 'Brandt', 'Tiller'), player_id: null, player_name: null },
    ]),
    { score: '0-0', events: ['substitution home 2nd half 60 Hale', 'substitution home 2nd half 60 '] },
  ),
  'a goal a minute before its scorer comes on does not turn the substitution': ofMatch(
    finished('1', '0', [goal(HOME, '69', 'Osei'), substitution(HOME, '70', 'Osei', 'Hale')]),
    { score: '1-0', events: ['goal home 2nd half 69 Osei', 'substitution home 2nd half 70 Osei'] },
  ),
};

const SCORES: Readonly<Record<string, SettledCase>> = {
  'a running score as that of the half is withheld in play without a period': ofMatch(
    inPlay('2', '0', [goal(HOME, '20', 'Osei'), goal(HOME, '60', 'Hale')], { ht_score: '2-0' }),
    { score: '2-0', events: ['goal home 1st half 20 Osei', 'goal home 2nd half 60 Hale'] },
  ),
  'the score after ninety minutes is compared with goals in a match that is only "finished"': ofMatch(
    finished(
      '2',
      '1',
      [
        goal(HOME, '20', 'Osei'),
        goal(AWAY, '60', 'Pike'),
        goal(HOME, '100', 'Hale', { period: 'extra time 1' }),
      ],
      {},
      { ft_score: '2-1' },
    ),
    {
      score: '2-1',
      events: ['goal home 1st half 20 Osei', 'goal away 2nd half 60 Pike', 'goal home extra time 1 100 Hale'],
    },
  ),
  'no extra time as 0-0 leaves the other phases': ofMatch(
    finished('2', '1', [], {}, { ht_score: '1-0', ft_score: '2-1', et_score: '0-0' }),
    { score: '2-1', phases: '1-0 2-1 ', events: [] },
  ),
  'the goals of extra time alone are not the score after it': ofMatch(
    afterExtraTime('2', '1', [], { ht_score: '1-0', ft_score: '1-1', et_score: '1-0' }),
    { score: '2-1', phases: '1-0 1-1 ', events: [] },
  ),
  'no extra time as 0-0 is no result': ofMatch(
    finished('', '', [], {}, { ft_score: '2-1', et_score: '0-0' }),
    { score: '2-1', phases: ' 2-1 ', events: [] },
  ),
  'a score after ninety minutes is no result with goals of extra time alone': ofMatch(
    bareMatch(32, score('', '', { ft_score: '1-1', et_score: '1-0' })),
    { score: 'null-null', phases: ' 1-1 1-0', events: [] },
  ),
  'extra time without goals is one with the score before it': ofMatch(
    bareMatch(31, score('', '', { ft_score: '1-1', et_score: '0-0', ps_score: '5-4' })),
    { score: '1-1', phases: ' 1-1 ', events: [] },
  ),
  'kicks are taken out of the score though extra time is given alone': ofMatch(
    bareMatch(31, score('6', '5', { ft_score: '1-1', et_score: '0-0', ps_score: '5-4' })),
    { score: '1-1', phases: ' 1-1 ', events: [] },
  ),
  'the winner of a tie by kicks need not have won the match': ofMatch(
    bareMatch(31, { ...score('1', '0', { ft_score: '1-0', ps_score: '4-5' }), winner_team_id: AWAY }),
    { score: '1-0', phases: ' 1-0 ', winner: 'away', events: [] },
  ),
  'the winner by kicks has more of them': ofMatch(
    bareMatch(31, { ...score('1', '1', { ps_score: '4-5' }), winner_team_id: HOME }),
    { score: '1-1', winner: 'away', events: [] },
  ),
};

const TIMES: Readonly<Record<string, SettledCase>> = {
  'a goal after minute 105 without a period is one of extra time': ofMatch(
    afterExtraTime('1', '0', [goal(HOME, '110', 'Osei', { period: null })], { ft_score: '0-0' }),
    { score: '1-0', phases: ' 0-0 ', events: ['goal home  110 Osei'] },
  ),
  'a goal in minute 95 is one of extra time if the ninety minutes have theirs': ofMatch(
    afterExtraTime('1', '0', [goal(HOME, '95', 'Osei', { period: null })], { ft_score: '0-0' }),
    { score: '1-0', phases: ' 0-0 ', events: ['goal home extra time 1 95 Osei'] },
  ),
  'a goal in minute 95 may be one of added time': ofMatch(
    afterExtraTime('1', '0', [goal(HOME, '95', 'Osei', { period: null })], { ft_score: '1-0' }),
    { score: '1-0', phases: ' 1-0 ', events: ['goal home  95 Osei'] },
  ),
  'a goal without minute and period is one of extra time if the ninety minutes have theirs': ofMatch(
    afterExtraTime('1', '0', [goal(HOME, '', 'Osei')], { ht_score: '0-0', ft_score: '0-0' }),
    { score: '1-0', phases: '0-0 0-0 ', events: ['goal home extra time 1 null Osei'] },
  ),
  'a goal without minute and period stays so if extra time may have it': ofMatch(
    afterExtraTime('1', '0', [goal(HOME, '', 'Osei')], { ht_score: '0-0' }),
    { score: '1-0', phases: '0-0  ', events: ['goal home  null Osei'] },
  ),
  'a goal as the second half begins is one of it': ofMatch(
    finished('1', '0', [goal(HOME, '45', 'Osei', { period: '2nd half' })], {}, { ht_score: '0-0' }),
    { score: '1-0', phases: '0-0  ', events: ['goal home 2nd half 45 Osei'] },
  ),
  'kicks are of the shoot-out in whatever period they are listed': ofMatch(
    bareMatch(31, {
      ...score('0', '0', { ps_score: '2-1' }),
      events: [
        kick(HOME, 'Osei', { period: 'extra time 2' }),
        kick(AWAY, 'Pike', { period: null }),
        kick(HOME, 'Hale', { period: 'Penalties' }),
      ],
    }),
    {
      score: '0-0',
      events: [
        'penalty_shootout_scored home penalties 120 Osei',
        'penalty_shootout_scored away penalties 120 Pike',
        'penalty_shootout_scored home Penalties 120 Hale',
      ],
    },
  ),
  'a list with the newest first is turned round, events of one minute too': ofMatch(
    bareMatch(31, {
      ...score('1', '1', { ps_score: '1-1' }),
      events: [kick(AWAY, 'Pike'), kick(HOME, 'Hale'), goal(AWAY, '60', 'Tiller'), goal(HOME, '60', 'Osei')],
    }),
    {
      score: '1-1',
      events: [
        'goal home 2nd half 60 Osei',
        'goal away 2nd half 60 Tiller',
        'penalty_shootout_scored home penalties 120 Hale',
        'penalty_shootout_scored away penalties 120 Pike',
      ],
    },
  ),
  'the clock of a period may begin with the minute before its first': ofMatch(
    inPlay('0', '0', [], {}, { status_period: '2nd Half', time: { timestamp: 1_788_616_800, minute: '45' } }),
    { score: '0-0', status_period: '2nd Half', events: [] },
  ),
};

export const LIKELY_MATCHES: Readonly<Record<string, SettledCase>> = {
  ...GOALS,
  ...CARDS,
  ...SCORES,
  ...TIMES,
};
