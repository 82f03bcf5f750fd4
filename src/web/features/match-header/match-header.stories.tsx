import { type Scene, scenes } from 'virtual:workshop-records';
import type { MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { MatchBody } from './match-body.tsx';
import type { MatchHeaderProps } from './match-header.tsx';
import { MatchTabs } from './match-tabs.tsx';

const TABS: readonly MatchTab[] = ['lineups', 'stats', 'table', 'odds', 'h2h', 'tv', 'info'];

/** The header with tabs, as at the top of a match's page. */
function Header(props: MatchHeaderProps) {
  const tabs = <MatchTabs id={props.match.id} tabs={TABS} openTab={null} onIntent={() => {}} />;
  return (
    <MatchBody {...props} tabs={tabs} tab={null}>
      {null}
    </MatchBody>
  );
}

export default {
  title: 'Match/Header',
  component: Header,
  args: {
    anchor: null,
    fresh: null,
    related: [],
    channel: null,
    inPanel: false,
    titled: true,
    slim: false,
    age: null,
  },
} satisfies StoryFile<typeof Header>;

type HeaderStory = Story<typeof Header>;

const header = (
  { match, venue, referee, related }: Scene,
  args: Partial<MatchHeaderProps> = {},
): HeaderStory => ({
  args: { match, venueAndReferee: { venue, referee }, related: related ? [related] : [], ...args },
});
const sample = (match: object, args: Partial<MatchHeaderProps> = {}): HeaderStory => ({
  args: { match: match as Match, venueAndReferee: { venue: null, referee: null }, ...args },
});

export const NotStarted: HeaderStory = header(scenes.upcoming);
export const ToBeAnnounced: HeaderStory = sample(
  sampleMatch(1, { status: 17, phase: 'scheduled', score: null, minute: null }),
);
export const Delayed: HeaderStory = header(scenes.delayed);
export const Live: HeaderStory = header(scenes.live);
export const OnTelevision: HeaderStory = header(scenes.live, {
  channel: { id: '1', name: 'Northcast Sport 3' },
});
export const NewGoal: HeaderStory = header(scenes.live, { fresh: 'away' });
export const HalfTime: HeaderStory = header(scenes.halfTime);
export const RedCards: HeaderStory = header(scenes.sentOff);
export const GoalRuledOut: HeaderStory = header(scenes.ruledOut);
export const Finished: HeaderStory = header(scenes.finished);
export const ExtraTime: HeaderStory = header(scenes.extraTime);
export const ShootOut: HeaderStory = header(scenes.shootOut);
export const AfterPenalties: HeaderStory = header(scenes.afterPenalties);
const PLAY_BACK = ['Next', 'Play', 'Stop', 'Reveal'];
const buttons = (names: readonly string[]) =>
  names.map((name) => (
    <button key={name} type="button" className={BUTTON}>
      {name}
    </button>
  ));

/** Hidden by a spoiler shield. */
export const Hidden: HeaderStory = header(scenes.upcoming, {
  shield: { text: 'Score hidden', actions: buttons(['Play it back', 'Reveal']), to: '/match/1?spoilers=off' },
});
export const PlayedBack: HeaderStory = header(scenes.live, {
  shield: { text: null, actions: buttons(PLAY_BACK), to: '/match/1?spoilers=off' },
});
export const SecondLeg: HeaderStory = sample(
  {
    ...sampleMatch(1, { minute: [67], status_period: '2nd Half', score: [2, 1] }),
    leg: '2/2',
    aggregate_id: '2',
  },
  { related: [sampleMatch(2, { status: 3, phase: 'finished', score: [0, 2] })] },
);
export const WaitingForFirstLeg: HeaderStory = sample(
  {
    ...sampleMatch(1, { minute: [67], status_period: '2nd Half', score: [2, 1] }),
    leg: '2/2',
    aggregate_id: '2',
  },
  { related: null },
);
export const Postponed: HeaderStory = header(scenes.postponed);
export const Cancelled: HeaderStory = header(scenes.cancelled);
export const Interrupted: HeaderStory = header(scenes.interrupted);
export const Abandoned: HeaderStory = header(scenes.abandoned);
export const Awarded: HeaderStory = header(scenes.awarded);
export const LongNames: HeaderStory = header(scenes.awarded, {
  match: {
    ...scenes.finished.match,
    teams: { ...scenes.awarded.match.teams, home: scenes.longName.match.teams.home },
  },
});
export const WaitingForVenue: HeaderStory = header(scenes.live, {
  venueAndReferee: { venue: undefined, referee: undefined },
});
export const InPanel: HeaderStory = header(scenes.live, { inPanel: true, titled: false });
export const Compact: HeaderStory = header(scenes.live, { slim: true });

/** Kick by kick. */
export const NoKick: HeaderStory = sample(sampleShootOut(''));
export const ThreeKicks: HeaderStory = sample(sampleShootOut('HaH'));
export const FiveKicks: HeaderStory = sample(sampleShootOut('AhAHa'));
export const SevenKicks: HeaderStory = sample(sampleShootOut('HAHahAH'));
export const ShootOutDecided: HeaderStory = sample(sampleShootOut('HaHaHa', 'finished'));
export const SuddenDeath: HeaderStory = sample(sampleShootOut('HAHAHAHAHAHAHAHAHAHAHAh'));
