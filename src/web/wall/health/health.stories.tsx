import type { Texts } from '#web/words/words.ts';
import '#web/wall/wall.css';
import { KICK_OFF } from '#contract/testing/sample.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import type { WallHealth } from './health.ts';
import { Night } from './night.tsx';
import { SetUp } from './set-up.tsx';
import { StaleStrip } from './stale-strip.tsx';
import { StaleTitle } from './stale-title.tsx';
import { BrokenPage } from './view-boundary.tsx';

interface Props {
  readonly part: 'stale' | 'waiting' | 'broken' | 'night';
  readonly cause: keyof Texts<'trouble'>['trouble'];
}

const AS_OF = (KICK_OFF + 21 * 60 + 38) * 1000;

const healthOf = (cause: keyof Texts<'trouble'>['trouble']): WallHealth => ({
  state: 'stale',
  cause,
  asOf: AS_OF,
  staleSince: AS_OF,
  nextTryAt: 0,
});

/** What a wall shows without fresh data. */
function Health({ part, cause }: Props) {
  const health = healthOf(cause);
  if (part === 'night') return <Night />;
  if (part === 'broken') return <BrokenPage />;
  if (part === 'waiting') return <SetUp health={{ ...health, state: 'waiting', asOf: null }} />;
  return (
    <div className="grid gap-y-10 p-21.5">
      <h1 className="font-bold font-stretch-78% text-title">
        <StaleTitle health={health} />
      </h1>
      <StaleStrip health={health} hasInstant={false} />
    </div>
  );
}

export default {
  title: 'Wall/Health',
  component: Health,
  args: { part: 'stale', cause: 'unreachable' },
  parameters: { now: AS_OF + 123_000 },
} satisfies StoryFile<typeof Health>;

export const ServerAway: Story<typeof Health> = {};
export const NoNetwork: Story<typeof Health> = { args: { cause: 'offline' } };
export const FeedAway: Story<typeof Health> = { args: { cause: 'service' } };
export const LimitReached: Story<typeof Health> = { args: { cause: 'limitDay' } };
export const BeforeTheFirstPoll: Story<typeof Health> = { args: { cause: 'loading' } };
export const WaitingForTheFirstScores: Story<typeof Health> = { args: { part: 'waiting' } };
export const ViewThatFailed: Story<typeof Health> = { args: { part: 'broken' } };
export const OutsideOfItsHours: Story<typeof Health> = { args: { part: 'night' } };
