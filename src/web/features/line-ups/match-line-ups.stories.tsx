import { type Scene, scenes } from 'virtual:workshop-records';
import { sampleSquad } from '#web/testing/sample-squad.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { withKitColours } from '#web/workshop/with-kit-colours.tsx';
import { type LineUpsProps, MatchLineUps } from './match-line-ups.tsx';

const LineUps = withKitColours(MatchLineUps);

export default {
  title: 'Match/Line-ups',
  component: LineUps,
} satisfies StoryFile<typeof LineUps>;

type LineUpsStory = Story<typeof LineUps>;

const lineUps = (
  { match, lineUps, benches, sidelined }: Scene,
  args: Partial<LineUpsProps> = {},
): LineUpsStory => ({ args: { match, lineUps, benches, sidelined, ...args } });

/** The live match with both sides in a formation, with places or without. */
function inFormation(formation: string, hasPlaces = true): LineUpsStory {
  const { lineUps: record } = scenes.live;
  const squad = (from: number) =>
    sampleSquad(formation, from).map((player) =>
      hasPlaces ? player : { ...player, position: null, position_name: null, order: null },
    );
  return lineUps(scenes.live, {
    lineUps: record && {
      ...record,
      home: { ...record.home, formation: hasPlaces ? formation : null, squad: squad(100) },
      away: { ...record.away, formation: hasPlaces ? formation : null, squad: squad(200) },
    },
    benches: null,
    sidelined: null,
  });
}

export const NotAnnounced: LineUpsStory = lineUps(scenes.announced);
export const NotCovered: LineUpsStory = lineUps(scenes.interrupted);
export const CalledOff: LineUpsStory = lineUps(scenes.postponed);
export const BeforeKickOff: LineUpsStory = lineUps(scenes.upcoming);
export const Live: LineUpsStory = lineUps(scenes.live);
export const SentOff: LineUpsStory = lineUps(scenes.sentOff);
export const Finished: LineUpsStory = lineUps(scenes.finished);
export const AfterPenalties: LineUpsStory = lineUps(scenes.afterPenalties);
export const FourTwoThreeOne: LineUpsStory = inFormation('4-2-3-1');
export const ThreeFiveTwo: LineUpsStory = inFormation('3-5-2');
export const FiveThreeTwo: LineUpsStory = inFormation('5-3-2');
export const FourOneFourOne: LineUpsStory = inFormation('4-1-4-1');
export const PlacesUnknown: LineUpsStory = inFormation('4-4-2', false);
