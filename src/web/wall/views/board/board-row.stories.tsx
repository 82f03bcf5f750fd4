import '#web/wall/wall.css';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { BoardRow } from './board-row.tsx';

const AWAY = '2001';
const SCORED = [
  sampleEvent({ player_name: 'Brandt', minute: 12 }),
  sampleEvent({ player_name: 'Ilić', minute: 38, team_id: AWAY }),
  sampleEvent({ player_name: 'Osei', minute: 67, penalty: true }),
];
const SECOND_HALF = { minute: [67], status_period: '2nd Half' } as const;

const change = (fields: Partial<ScoreChange>): ScoreChange => ({
  id: '1 goal home 2',
  kind: 'goal',
  side: 'home',
  player: { id: '7', name: 'Osei' },
  minute: '67',
  detail: 'penalty',
  score: [1, 1],
  at: KICK_OFF * 1000,
  ...fields,
});

const named = (
  home: string,
  away: string,
  match = sampleMatch(1, { score: [1, 3], ...SECOND_HALF }),
): MatchRow => ({
  ...match,
  teams: { home: { ...match.teams.home, name: home }, away: { ...match.teams.away, name: away } },
});

const firstLeg = sampleMatch(9, { status: 3, phase: 'finished', score: [1, 1] });
const secondLeg = {
  ...sampleMatch(1, { status: 12, status_period: 'Extra time 1', minute: [97], score: [1, 1] }),
  aggregate_id: '9',
  leg: '2/2',
  teams: { home: firstLeg.teams.away, away: firstLeg.teams.home },
} as MatchRow;

export default {
  title: 'Wall/Board row',
  component: BoardRow,
} satisfies StoryFile<typeof BoardRow>;

type RowStory = Story<typeof BoardRow>;

export const InPlay: RowStory = {
  args: { row: sampleRow(1, { score: [2, 1], events: SCORED, ...SECOND_HALF }) },
};
export const Goalless: RowStory = { args: { row: sampleRow(1, SECOND_HALF) } };
export const HalfTime: RowStory = { args: { row: sampleRow(1, { status: 11, score: [1, 3] }) } };
export const AddedTime: RowStory = { args: { row: sampleRow(1, { minute: [45, 2] }) } };
export const ExtraTime: RowStory = { args: { row: sampleRow(secondLeg, {}, { related: firstLeg }) } };
export const ShootOut: RowStory = { args: { row: sampleRow(sampleShootOut('HAHaHAh')) } };
export const Goal: RowStory = {
  args: { row: sampleRow(1, { score: [2, 1], events: SCORED, ...SECOND_HALF }, { scoreChange: change({}) }) },
};
export const GoalRuledOut: RowStory = {
  args: {
    row: sampleRow(1, { score: [1, 1], ...SECOND_HALF }, { scoreChange: change({ kind: 'ruled-out' }) }),
  },
};
export const RedCards: RowStory = {
  args: {
    row: sampleRow(1, {
      score: [0, 1],
      events: [
        sampleEvent({ type: 'redcard' }),
        sampleEvent({ type: 'yellowredcard' }),
        sampleEvent({ team_id: AWAY, player_name: 'Teixo', minute: 17 }),
      ],
    }),
  },
};
export const ElevenTen: RowStory = { args: { row: sampleRow(1, { score: [11, 10], ...SECOND_HALF }) } };
export const LongNames: RowStory = {
  args: { row: sampleRow(named('Borussia Mönchengladbach 1900', 'Wolverhampton Wanderers Association')) },
};
export const RightToLeft: RowStory = { args: { row: sampleRow(named('الاتحاد', 'מכבי תל אביב')) } };
export const NoCrest: RowStory = {
  args: {
    row: sampleRow({
      ...sampleMatch(1),
      teams: {
        home: { ...sampleMatch(1).teams.home, kit_colors: null },
        away: { ...sampleMatch(1).teams.away, img: '/img/teams/0' },
      },
    }),
  },
};
export const Suspended: RowStory = { args: { row: sampleRow(1, { status: 8, status_name: 'Suspended' }) } };
export const FullTime: RowStory = {
  args: { row: sampleRow(1, { status: 3, phase: 'finished', score: [2, 1], events: SCORED }) },
};
export const AfterPenalties: RowStory = { args: { row: sampleRow(sampleShootOut('HAHaHAHH', 'finished')) } };
