import { type Scene, scenes } from 'virtual:workshop-records';
import { matchNames } from '#contract/match-names.ts';
import type { Side } from '#contract/side-of.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { PlayerTable } from './player-table.tsx';
import { sheetsOf, teamSheet } from './team-sheet.ts';

interface PlayersProps {
  readonly scene: Scene;
  readonly side: Side;
}

/** The statistics of a side's players, on the board of the line-ups. */
function Players({ scene: { match, lineUps, benches }, side }: PlayersProps) {
  const names = lineUps ? matchNames(sheetsOf(lineUps, benches), match.events ?? []) : new Map();
  const { starters, bench } = teamSheet(lineUps?.[side].squad ?? [], benches?.[side] ?? [], match, names);
  return (
    <div className="card overflow-hidden">
      <PlayerTable
        side={side}
        team={match.teams[side].name}
        players={[...starters, ...bench]}
        order="rating"
        onOrder={() => {}}
      />
    </div>
  );
}

export default {
  title: 'Match/Player statistics',
  component: Players,
  args: { side: 'home' },
} satisfies StoryFile<typeof Players>;

export const Live: Story<typeof Players> = { args: { scene: scenes.live } };
export const Finished: Story<typeof Players> = { args: { scene: scenes.finished, side: 'away' } };
