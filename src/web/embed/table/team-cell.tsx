import { matchPath } from '#contract/match-path.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { NewTabLink } from '#web/embed/frame/new-tab-link.tsx';
import type { LiveTeam } from '#web/features/standings/live-teams.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly row: StandingsRow;
  readonly isMarked: boolean;
  /** The match of the team that is in play. */
  readonly live: LiveTeam | undefined;
}

/** A team with the score of its match in play. */
export function TeamCell({ row, isMarked, live }: Props) {
  const { embed, score } = useWords<'embed'>();
  const result = live && score(...live.score);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <NewTabLink
        to={`/team/${row.team_id}`}
        className="inline-flex min-h-9 min-w-0 flex-1 basis-32 items-center gap-2"
      >
        <Crest team={bareTeam(row.team_id)} loading="eager" />
        <span dir="auto" className="wrap-anywhere min-w-0">
          {row.team_name}
        </span>
        {isMarked && <span className="sr-only">{` (${embed.marked})`}</span>}
      </NewTabLink>
      {live && (
        <NewTabLink
          to={matchPath(live.match.id)}
          className="@max-[34rem]:ms-7 inline-flex min-h-6 flex-none items-center gap-1.5 rounded-sm border border-live px-1.5 font-semibold text-live text-xs"
        >
          <span aria-hidden="true">
            {result} <MatchTime match={live.match} seen={live.anchor} form="short" />
          </span>
          <span className="sr-only">{embed.playing(score(...live.score), live.opponent.name)}</span>
        </NewTabLink>
      )}
    </span>
  );
}
