import { useQuery } from '@tanstack/react-query';
import type { Comparison } from '#contract/comparison.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { teamQuery } from '#web/data/team.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { kitStyle } from '#web/features/match-header/kit-style.ts';
import { resultOfTeam } from '#web/features/search/team-details.ts';
import { teamAddress } from '#web/navigation/addresses.ts';
import { useZone } from '#web/settings/zone.ts';
import { bareTeam } from '#web/ui/bare-team.ts';
import { DataNoticeBar } from '#web/ui/data-notice-bar.tsx';
import { useWords } from '#web/words/use-words.ts';
import { CompareFrame } from './compare-frame.tsx';
import { sideState } from './side-state.ts';
import { TeamSections } from './team-sections.tsx';

/** Returns a team as a side of a match: its home shirt, and its away shirt for where that looks like the other's. */
function asMatchTeam(id: string | null, team: TeamRecord | null | undefined): MatchTeam {
  const colours = (type: string) => team?.kit.find((kit) => kit.type === type)?.colors;
  const [home, away] = [colours('home'), colours('away')];
  const main = home?.shirt ?? null;
  return {
    ...bareTeam(id ?? ''),
    name: team?.name ?? '',
    kit_colors: main
      ? { main, second: away?.shirt ?? home?.sleeve ?? null, number: home?.number ?? null }
      : null,
  };
}

/** Two teams side by side. */
export function ComparedTeams({ comparison }: { readonly comparison: Comparison }) {
  const words = useWords();
  const zone = useZone();
  const [homeId, awayId] = comparison.ids;
  const queries = [teamQuery(homeId ?? ''), teamQuery(awayId ?? '')] as const;
  const home = useQuery(enabledIf(homeId !== null, queries[0]));
  const away = useQuery(enabledIf(awayId !== null, queries[1]));
  const keys = queries.filter((_, at) => comparison.ids[at] !== null).map(({ queryKey }) => queryKey);
  const { trouble, asOf } = useStateOfData(keys);
  const sideOf = (team: TeamRecord) => ({
    id: team.id,
    name: team.name,
    img: team.img,
    about: resultOfTeam(team, words).about,
    to: teamAddress(team.id),
  });
  const [homeTeam, awayTeam] = [homeId && home.data?.data, awayId && away.data?.data];
  const teams = {
    home: asMatchTeam(homeId, homeTeam || null),
    away: asMatchTeam(awayId, awayTeam || null),
  };
  return (
    <>
      <CompareFrame
        comparison={comparison}
        home={sideState(homeId, home, sideOf)}
        away={sideState(awayId, away, sideOf)}
        colours={kitStyle({ teams })}
      >
        {homeTeam && awayTeam && (
          <TeamSections
            key={comparison.ids.join()}
            teams={teams}
            home={homeTeam}
            away={awayTeam}
            zone={zone}
          />
        )}
      </CompareFrame>
      <DataNoticeBar trouble={trouble} asOf={asOf} zone={zone} />
    </>
  );
}
