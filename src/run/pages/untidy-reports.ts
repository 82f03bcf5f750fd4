import { AWAY, bareEvent, bareMatch, HOME, score } from '#contract/testing/bare-match.ts';

/** What a match says in each place: all texts, those for screen readers too. */
type Texts = Readonly<Record<'row' | 'head' | 'timeline' | 'wall' | 'embed', string>>;

interface UntidyReport {
  readonly wire: object;
  /** Places whose texts have nothing to do with the report are absent. */
  readonly says: Partial<Texts>;
}

const TEAMS = { teams: { home: { id: HOME, name: 'Alder' }, away: { id: AWAY, name: 'Birch' } } };
const KICK_OFF = 1_788_616_800;

const event = (
  type: string,
  team_id: number,
  minute: string,
  player_name: string | null,
  more: object = {},
) =>
  bareEvent(type, {
    team_id,
    minute,
    period: Number.parseInt(minute, 10) > 45 ? '2nd half' : '1st half',
    player_id: player_name && [...player_name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7),
    player_name,
    ...more,
  });
const goal = (team: number, minute: string, player: string | null, more: object = {}) =>
  event('goal', team, minute, player, more);
const match = (status: number, scores: object, events: readonly object[] = [], more: object = {}) =>
  bareMatch(status, { id: 7, ...TEAMS, ...scores, events, ...more });
const inPlay = (minute: string) => ({ status_period: '1st Half', time: { timestamp: KICK_OFF, minute } });

/** Reports as `repository#number` on GitHub. */
export const UNTIDY_REPORTS: Readonly<Record<string, UntidyReport>> = {
  'a goal that is listed twice (world_cup_json#69)': {
    wire: match(3, score('1', '0'), [goal(HOME, '23', 'Osei'), goal(HOME, '23', 'Osei')]),
    says: {
      row: 'Alder 1, Birch 0, full time FT Alder 1 0 – Birch',
      head: 'Alder 1, Birch 0 , full time Northern Shield ALD Alder 1 0 Full time BIR Birch Goal Osei 23′ 23rd minute Kick-off Sat 5 Sept, 15:00',
      timeline: 'Timeline Full time 1–0 Half-time 1–0 23′ 23rd minute, Goal, Alder Osei 1 – 0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Osei 23′ Alder 1, Birch 0 1 0 Full time Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 Goal Osei 1–0 23′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 1, Birch 0. Full time Alder 1 1–0 Birch 0 Full time Goal Osei 23′ 23rd minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a goal that is listed again two minutes later (world_cup_json#231)': {
    wire: match(3, score('2', '0'), [
      goal(HOME, '51', 'Osei'),
      goal(HOME, '53', 'Osei'),
      goal(HOME, '80', 'Hale'),
    ]),
    says: {
      row: 'Alder 2, Birch 0, full time FT Alder 2 0 – Birch',
      head: 'Alder 2, Birch 0 , full time Northern Shield ALD Alder 2 0 Full time BIR Birch Goal Osei 51′ 51st minute Goal Hale 80′ 80th minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 2–0 80′ 80th minute, Goal, Alder Hale 2 – 0 51′ 51st minute, Goal, Alder Osei 1 – 0 Half-time 0–0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Osei 51′ , Hale 80′ Alder 2, Birch 0 2 0 Full time Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 Goal Hale 2–0 80′ Goal Osei 1–0 51′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 2, Birch 0. Full time Alder 2 2–0 Birch 0 Full time Goal Osei 51′ 51st minute Goal Hale 80′ 80th minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'kicks of a shoot-out added to the score (aquario#222)': {
    wire: match(31, score('6', '5', { ft_score: '1-1', et_score: '1-1', ps_score: '5-4' }), [
      goal(HOME, '20', 'Osei'),
      goal(AWAY, '60', 'Hale'),
    ]),
    says: {
      head: 'Alder 1, Birch 1 , full time, after penalties , 5–4 on penalties Northern Shield ALD Alder 1 (5) (4) 1 After penalties 90′ 1–1 BIR Birch Goal Osei 20′ 20th minute Goal Hale 60′ 60th minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline After penalties 5–4 After extra time 1–1 Half-time in extra time 1–1 End of normal time 1–1 60′ 60th minute, Goal, Birch Hale 1 – 1 Half-time 1–0 20′ 20th minute, Goal, Alder Osei 1 – 0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Alder 1, Birch 1 1 1 After penalties 90′ 1–1 · Pens 5–4 Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 60′ Goal Hale 1–1 Goal Osei 1–0 20′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 1, Birch 1. After penalties Alder 1 1–1 Birch 1 After penalties 90′ 1–1 Pens 5–4 Goal Osei 20′ 20th minute Goal Hale 60′ 60th minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a result that only its phases have': {
    wire: match(3, score('', '', { ht_score: '1-0', ft_score: '2-1' })),
    says: { row: 'Alder 2, Birch 1, full time FT Alder 2 1 – Birch HT 1–0' },
  },
  'a shoot-out with a winner and without a tally (golazo#184)': {
    wire: match(31, score('1', '1', { ft_score: '1-1' }), [], { winner_team_id: AWAY }),
    says: {
      row: 'Alder 1, Birch 1, full time, after penalties Pens Alder 1 1 – Birch , Birch win on penalties',
    },
  },
  'an own goal under the team that gains (ScraperFC#13)': {
    wire: match(3, score('1', '0'), [goal(HOME, '30', 'Hale', { own_goal: true })]),
    says: {
      row: 'Alder 1, Birch 0, full time FT Alder 1 0 – Birch',
      head: 'Alder 1, Birch 0 , full time Northern Shield ALD Alder 1 0 Full time BIR Birch own goal Hale 30′ 30th minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 1–0 Half-time 1–0 30′ 30th minute, Goal, Alder Hale 1 – 0 own goal Kick-off 15:00',
      wall: 'Match Northern Shield Alder Hale 30′ (own goal) Alder 1, Birch 0 1 0 Full time Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 Goal Hale 1–0 own goal 30′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 1, Birch 0. Full time Alder 1 1–0 Birch 0 Full time own goal Hale 30′, own goal 30th minute, own goal Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a goal of the other team (world_cup_json#122)': {
    wire: match(3, score('1', '1'), [
      goal(HOME, '20', 'Osei'),
      goal(HOME, '70', 'Hale'),
      event('redcard', AWAY, '80', 'Hale'),
    ]),
    says: {
      row: 'Alder 1, Birch 1, full time FT Alder 1 1 – Birch , one player sent off',
      head: 'Alder 1, Birch 1 , full time Northern Shield ALD Alder 1 1 Full time BIR Birch Goal Osei 20′ 20th minute Goal Hale 70′ 70th minute Red card Hale 80′ 80th minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 1–1 80′ 80th minute, Red card, Birch Hale 70′ 70th minute, Goal, Birch Hale 1 – 1 Half-time 1–0 20′ 20th minute, Goal, Alder Osei 1 – 0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Osei 20′ Alder 1, Birch 1 1 1 Full time Birch Hale 70′ , Red card Hale 80′ Momentum shots, corners and goals KO 15 30 HT 60 75 90 80′ Red card Hale 70′ Goal Hale 1–1 Goal Osei 1–0 20′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 1, Birch 1. Full time Alder 1 1–1 Birch 1 Full time Goal Osei 20′ 20th minute Goal Hale 70′ 70th minute Red card Hale 80′ 80th minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a substitution the wrong way round (wc-watcher#22)': {
    wire: match(3, score('1', '0'), [
      goal(HOME, '20', 'Osei', { player_id: 3 }),
      event('substitution', HOME, '70', 'Osei', {
        player_id: 3,
        related_player_id: 4,
        related_player_name: 'Brandt',
      }),
    ]),
    says: {
      timeline:
        'Timeline Full time 1–0 70′ 70th minute, Substitution, Alder Brandt for Osei Half-time 1–0 20′ 20th minute, Goal, Alder Osei 1 – 0 Kick-off 15:00',
    },
  },
  'a penalty in minute 120 (fcscrapR#4)': {
    wire: match(32, score('1', '0', { ft_score: '0-0', et_score: '1-0' }), [
      goal(HOME, '120', 'Osei', { period: 'extra time 2', penalty: true }),
    ]),
    says: {
      row: 'Alder 1, Birch 0, full time, after extra time AET Alder 1 0 – Birch',
      head: 'Alder 1, Birch 0 , full time, after extra time Northern Shield ALD Alder 1 0 After extra time 90′ 0–0 BIR Birch Goal Osei 120′ pen 120th minute pen Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline After extra time 1–0 120′ 120th minute, Goal, Alder Osei 1 – 0 penalty Half-time in extra time 0–0 End of normal time 0–0 Half-time 0–0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Osei 120′ pen Alder 1, Birch 0 1 0 After extra time 90′ 0–0 Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 105 120 Goal Osei 1–0 penalty 120′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 1, Birch 0. After extra time Alder 1 1–0 Birch 0 After extra time 90′ 0–0 Goal Osei 120′ pen 120th minute pen Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'added time before the twelfth minute': {
    wire: match(3, score('2', '1'), [
      goal(HOME, '45+1', 'Osei'),
      goal(AWAY, '12', 'Hale'),
      goal(HOME, '9', 'Brandt'),
    ]),
    says: {
      row: 'Alder 2, Birch 1, full time FT Alder 2 1 – Birch',
      head: 'Alder 2, Birch 1 , full time Northern Shield ALD Alder 2 1 Full time BIR Birch Goal Brandt 9′ 9th minute Goal Osei 45+1′ 45 plus 1 minute Goal Hale 12′ 12th minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 2–1 Half-time 2–1 45+1′ 45 plus 1 minute, Goal, Alder Osei 2 – 1 12′ 12th minute, Goal, Birch Hale 1 – 1 9′ 9th minute, Goal, Alder Brandt 1 – 0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Brandt 9′ , Osei 45+1′ Alder 2, Birch 1 2 1 Full time Birch Hale 12′ Momentum shots, corners and goals KO 15 30 HT 60 75 90 Goal Osei 2–1 45+1′ 12′ Goal Hale 1–1 Goal Brandt 1–0 9′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 2, Birch 1. Full time Alder 2 2–1 Birch 1 Full time Goal Brandt 9′ 9th minute Goal Osei 45+1′ 45 plus 1 minute Goal Hale 12′ 12th minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a goal that is withdrawn, and still listed (worldcup-slack-bot#9)': {
    wire: match(3, score('0', '0'), [
      goal(HOME, '50', 'Osei'),
      event('var', HOME, '52', 'Osei', { result: 'cancelled' }),
    ]),
    says: {
      row: 'Alder 0, Birch 0, full time FT Alder 0 0 – Birch',
      head: 'Alder 0, Birch 0 , full time Northern Shield ALD Alder 0 0 Full time BIR Birch Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 0–0 52′ 52nd minute, Goal ruled out, Alder Osei 1 – 0 ruled out Half-time 0–0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Alder 0, Birch 0 0 0 Full time Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 Goal ruled out Osei 1–0 ruled out 52′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 0, Birch 0. Full time Alder 0 0–0 Birch 0 Full time Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'an event that is ahead of the score (world_cup_json#122)': {
    wire: match(1, score('0', '0'), [goal(HOME, '10', 'Osei')], inPlay('10')),
    says: {
      row: 'Alder 0, Birch 0, 10th minute 10′ Alder 0 0 – Birch',
      head: 'Alder 0, Birch 0 , 10th minute Northern Shield ALD Alder 0 0 10′ First half BIR Birch Kick-off Sat 5 Sept, 15:00',
      timeline: 'Timeline No events yet. 10′ 10th minute first half, newest first Kick-off 15:00',
      wall: 'Match Northern Shield Alder Alder 0, Birch 0 0 0 10′ Birch No events yet. Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 0, Birch 0 Alder 0 0–0 Birch 0 10′ 10th minute First half Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a score that is ahead of the events (world_cup_json#210)': {
    wire: match(1, score('1', '0'), [], inPlay('11')),
    says: {
      row: 'Alder 1, Birch 0, 11th minute 11′ Alder 1 0 – Birch',
      head: 'Alder 1, Birch 0 , 11th minute Northern Shield ALD Alder 1 0 11′ First half BIR Birch Kick-off Sat 5 Sept, 15:00',
      timeline: 'Timeline 11′ 11th minute first half, newest first Kick-off 15:00',
      wall: 'Match Northern Shield Alder Alder 1, Birch 0 1 0 11′ Birch Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 1, Birch 0 Alder 1 1–0 Birch 0 11′ 11th minute First half Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a goal without its scorer (scores#802)': {
    wire: match(3, score('1', '0'), [goal(HOME, '33', null)]),
    says: {
      row: 'Alder 1, Birch 0, full time FT Alder 1 0 – Birch',
      head: 'Alder 1, Birch 0 , full time Northern Shield ALD Alder 1 0 Full time BIR Birch Goal Unknown 33′ 33rd minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 1–0 Half-time 1–0 33′ 33rd minute, Goal, Alder Unknown 1 – 0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Unknown 33′ Alder 1, Birch 0 1 0 Full time Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 Goal Unknown 1–0 33′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 1, Birch 0. Full time Alder 1 1–0 Birch 0 Full time Goal Unknown 33′ 33rd minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'the final score as that of the half (golazo#113)': {
    wire: match(3, score('2', '0', { ht_score: '2-0' }), [
      goal(HOME, '20', 'Osei'),
      goal(HOME, '70', 'Hale'),
    ]),
    says: {
      row: 'Alder 2, Birch 0, full time FT Alder 2 0 – Birch',
      head: 'Alder 2, Birch 0 , full time Northern Shield ALD Alder 2 0 Full time BIR Birch Goal Osei 20′ 20th minute Goal Hale 70′ 70th minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 2–0 70′ 70th minute, Goal, Alder Hale 2 – 0 Half-time 1–0 20′ 20th minute, Goal, Alder Osei 1 – 0 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Osei 20′ , Hale 70′ Alder 2, Birch 0 2 0 Full time Birch Momentum shots, corners and goals KO 15 30 HT 60 75 90 Goal Hale 2–0 70′ Goal Osei 1–0 20′ Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 2, Birch 0. Full time Alder 2 2–0 Birch 0 Full time Goal Osei 20′ 20th minute Goal Hale 70′ 70th minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'a sending-off that is listed as four cards (worldfootballR#79)': {
    wire: match(3, score('0', '0'), [
      event('yellowcard', AWAY, '30', 'Pike'),
      ...['yellowcard', 'redcard', 'yellowredcard'].map((type) => event(type, AWAY, '70', 'Pike')),
    ]),
    says: {
      row: 'Alder 0, Birch 0, full time FT Alder 0 0 – Birch , one player sent off',
      head: 'Alder 0, Birch 0 , full time Northern Shield ALD Alder 0 0 Full time BIR Birch Second yellow card Pike 70′ 70th minute Kick-off Sat 5 Sept, 15:00',
      timeline:
        'Timeline Full time 0–0 70′ 70th minute, Second yellow card, Birch Pike second yellow Half-time 0–0 30′ 30th minute, Yellow card, Birch Pike Kick-off 15:00',
      wall: 'Match Northern Shield Alder Alder 0, Birch 0 0 0 Full time Birch Second yellow card Pike 70′ 70′ Second yellow card Pike second yellow 30′ Yellow card Pike Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 0, Birch 0. Full time Alder 0 0–0 Birch 0 Full time Second yellow card Pike 70′ 70th minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
  'an awarded match with the goals that were played': {
    wire: match(9, score('3', '0'), [goal(AWAY, '20', 'Hale')]),
    says: {
      row: 'Alder 3, Birch 0, awarded Awarded Alder 3 0 – Birch',
      head: 'Alder 3, Birch 0 , awarded Northern Shield ALD Alder 3 0 Awarded BIR Birch Goal Hale 20′ 20th minute Kick-off Sat 5 Sept, 15:00',
      timeline: 'Timeline Awarded 3–0 20′ 20th minute, Goal, Birch Hale 0 – 1 Kick-off 15:00',
      wall: 'Match Northern Shield Alder Alder 3, Birch 0 3 0 Awarded Birch Hale 20′ Momentum shots, corners and goals KO 15 30 HT 60 75 90 20′ Goal Hale 0–1 Northern Shield',
      embed:
        'Northern Shield Alder – Birch Alder 3, Birch 0. Awarded Alder 3 3–0 Birch 0 Awarded Goal Hale 20′ 20th minute Full match (opens in a new tab) Touchline (opens in a new tab)',
    },
  },
};
