import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchRow as Match } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { countRedCards } from '#web/matches/red-card-counts.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { LIST_ID } from '#web/navigation/element-ids.ts';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MatchRow, type MatchRowProps } from './match-row.tsx';

/** A list of one match. */
function List(props: MatchRowProps) {
  return (
    <div id={LIST_ID} className="match-list">
      <ul className="card overflow-hidden pointer-fine:**:data-favourite:me-1.5">
        <MatchRow {...props} />
      </ul>
    </div>
  );
}

export default {
  title: 'Scores/Match row',
  component: List,
  args: { anchor: null, scoreChange: null, related: null },
} satisfies StoryFile<typeof List>;

type RowStory = Story<typeof List>;

const row = (record: Match, args: Partial<MatchRowProps> = {}): RowStory => ({
  args: { record, reds: countRedCards(record), ...args },
});
const sceneRow = ({ match, related }: Scene, args: Partial<MatchRowProps> = {}) =>
  row(match, { related, ...args });

const GOAL: ScoreChange = {
  id: '1 goal away 1',
  kind: 'goal',
  side: 'away',
  player: { id: '7', name: 'Osei' },
  minute: '44',
  detail: null,
  score: [0, 1],
  at: scenes.live.at,
};

export const NotStarted: RowStory = sceneRow(scenes.upcoming);
export const ToBeAnnounced: RowStory = row(sampleMatch(1, { status: 17, phase: 'scheduled', score: null }));
export const Delayed: RowStory = sceneRow(scenes.delayed);
export const Live: RowStory = sceneRow(scenes.live);
export const StoppageTime: RowStory = row(sampleMatch(1, { minute: [45, 2], score: [1, 0] }));
export const NewGoal: RowStory = sceneRow(scenes.live, { scoreChange: GOAL });
export const NewPenalty: RowStory = sceneRow(scenes.live, { scoreChange: { ...GOAL, detail: 'penalty' } });
export const NewOwnGoal: RowStory = sceneRow(scenes.live, { scoreChange: { ...GOAL, detail: 'own' } });
export const GoalRuledOut: RowStory = sceneRow(scenes.ruledOut, {
  scoreChange: {
    ...GOAL,
    kind: 'ruled-out',
    side: 'home',
    player: null,
    minute: null,
    score: [0, 0],
  },
});
export const HalfTime: RowStory = sceneRow(scenes.halfTime);
export const Finished: RowStory = sceneRow(scenes.finished);
export const RedCards: RowStory = sceneRow(scenes.sentOff);
export const TwoRedCardsEach: RowStory = sceneRow(scenes.finished, { reds: { home: 2, away: 2 } });
export const ExtraTime: RowStory = sceneRow(scenes.extraTime);
export const ShootOut: RowStory = sceneRow(scenes.shootOut);
export const AfterPenalties: RowStory = sceneRow(scenes.afterPenalties);
export const AfterExtraTime: RowStory = row(
  sampleMatch(1, { status: 32, phase: 'finished', status_period: null, score: [2, 1] }),
);
export const SecondLeg: RowStory = row(
  { ...sampleMatch(1, { status: 3, phase: 'finished', score: [2, 1] }), leg: '2/2', aggregate_id: '2' },
  { related: sampleMatch(2, { status: 3, phase: 'finished', score: [0, 2] }) },
);
export const Postponed: RowStory = sceneRow(scenes.postponed);
export const PostponedWithoutDate: RowStory = sceneRow(scenes.postponed, { related: null });
export const Cancelled: RowStory = sceneRow(scenes.cancelled);
export const Interrupted: RowStory = sceneRow(scenes.interrupted);
export const Abandoned: RowStory = sceneRow(scenes.abandoned);
export const Awarded: RowStory = sceneRow(scenes.awarded);
export const UnknownState: RowStory = row(
  sampleMatch(1, { status: 99, phase: 'off', status_name: 'Under review', score: null }),
);
export const LongName: RowStory = sceneRow(scenes.longName);
export const WithCompetition: RowStory = sceneRow(scenes.live, { hasCompetition: true });
export const Followed: RowStory = {
  ...sceneRow(scenes.live),
  parameters: {
    storage: {
      favourites: JSON.stringify([{ kind: 'match', id: scenes.live.match.id, name: '', img: null }]),
    },
  },
};

/** Kick by kick. */
export const NoKick: RowStory = row(sampleShootOut(''));
export const ThreeKicks: RowStory = row(sampleShootOut('HaH'));
export const FiveKicks: RowStory = row(sampleShootOut('AhAHa'));
export const SevenKicks: RowStory = row(sampleShootOut('HAHahAH'));
export const ShootOutDecided: RowStory = row(sampleShootOut('HaHaHa', 'finished'));
export const SuddenDeath: RowStory = row(sampleShootOut('HAHAHAHAHAHAHAh'));
