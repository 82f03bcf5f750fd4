import { scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { FormStrip } from './form-strip.tsx';
import { HeroMatch } from './hero-match.tsx';

interface Props {
  readonly match: MatchRow;
  readonly results: readonly MatchRow[];
}

/** A team's next match or the one in play, and its form. */
function Overview({ match, results }: Props) {
  return (
    <>
      <HeroMatch row={{ match, anchor: null }} />
      <FormStrip
        teamId={match.teams.home.id}
        results={results.map((one) => ({ match: one, anchor: null }))}
      />
    </>
  );
}

export default { title: 'Team/Overview', component: Overview } satisfies StoryFile<typeof Overview>;

const results = Array.from(
  { length: 5 },
  (_, at) => ({ ...scenes.finished.match, id: String(at) }) as MatchRow,
);

export const InPlay: Story<typeof Overview> = { args: { match: scenes.live.match as MatchRow, results } };
export const Next: Story<typeof Overview> = { args: { match: scenes.upcoming.match as MatchRow, results } };
export const FirstMatch: Story<typeof Overview> = {
  args: { match: scenes.upcoming.match as MatchRow, results: [] },
};
