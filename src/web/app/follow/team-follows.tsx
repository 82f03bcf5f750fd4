import type { MatchRow } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { Crest } from '#web/components/crest.tsx';
import { FollowButton } from '#web/components/follow-button.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The teams of a match, each with a button that follows it. */
export function TeamFollows({ teams }: { readonly teams: MatchRow['teams'] }) {
  const { follow: t } = useWords<'follow'>();
  return (
    <ul aria-label={t.teams} className="grid gap-1">
      {SIDES.map((side) => {
        const { id, name, img } = teams[side];
        return (
          <li key={side} className="flex items-center gap-2">
            <Crest team={teams[side]} />
            <TeamName name={name} className="min-w-0 flex-1" />
            <FollowButton kind="team" id={id} name={name} img={img} hasWord />
          </li>
        );
      })}
    </ul>
  );
}
