import '#web/wall/wall.css';
import { type Scene, scenes } from 'virtual:workshop-records';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { liveQuery } from '#web/data/live.ts';
import { isSettled, matchQuery } from '#web/data/match.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { match as view } from './match.tsx';

export default {
  title: 'Wall/Match',
  component: WallPages,
  args: { view },
} satisfies StoryFile<typeof WallPages>;

type MatchStory = Story<typeof WallPages>;

const pinned = (scene: Scene): MatchStory => {
  const { match, standings, liveStandings, headToHead, channels, at } = scene;
  const { id, season_id } = match;
  return {
    args: {
      context: sampleWall({
        pinned: id,
        minute: at,
        confirmed: () => at,
        answers: [
          [matchQuery(id), match],
          [liveQuery, match.phase === 'live' ? [match] : []],
          [liveStandingsQuery(season_id, !isSettled(match)), liveStandings ?? standings],
          [standingsQuery(season_id, !isSettled(match)), standings],
          [h2hQuery(id), headToHead],
          [matchTvsQuery(id), channels],
        ],
      }),
    },
    parameters: { now: at },
  };
};
const sample = (record: MatchRow): MatchStory => ({
  args: { context: sampleWall({ pinned: '1', answers: [[matchQuery('1'), record as Match]] }) },
});

export const BeforeKickOff: MatchStory = pinned(scenes.upcoming);
export const Live: MatchStory = pinned(scenes.live);
export const HalfTime: MatchStory = pinned(scenes.halfTime);
export const RedCards: MatchStory = pinned(scenes.sentOff);
export const GoalRuledOut: MatchStory = pinned(scenes.ruledOut);
export const FullTime: MatchStory = pinned(scenes.finished);
export const ExtraTime: MatchStory = pinned(scenes.extraTime);
export const ShootOut: MatchStory = pinned(scenes.shootOut);
export const SuddenDeath: MatchStory = sample(sampleShootOut('HAHAHAHAHAHaHA'));
export const NoEvents: MatchStory = sample(sampleMatch(1, { score: [0, 0] }));
export const ElevenTen: MatchStory = sample(sampleMatch(1, { score: [11, 10] }));
export const Postponed: MatchStory = sample(
  Object.assign(sampleMatch(1, { status: 4, phase: 'off', minute: null, score: null }), {
    info: 'Postponed: waterlogged pitch',
  }),
);
