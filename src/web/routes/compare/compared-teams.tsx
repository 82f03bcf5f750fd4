import type { Comparison } from '#contract/comparison.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { teamQuery } from '#web/data/team.ts';
import { kitStyle } from '#web/features/match-header/kit-style.ts';
import { resultOfTeam } from '#web/features/search/result-of-team.ts';
import { teamAddress } from '#web/navigation/addresses.ts';
import { useWords } from '#web/words/use-words.ts';
import { CompareFrame } from './compare-frame.tsx';
import { TeamSections, usePrefetchedSections } from './team-sections.tsx';
import { useComparedSides } from './use-compared-sides.ts';

/** Returns a team as a side of a match: its home shirt, and its away shirt for where that looks like the other's. */
function asMatchTeam(id: string | null, team: TeamRecord | null): MatchTeam {
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
  usePrefetchedSections();
  const words = useWords();
  const { records, states, state } = useComparedSides<TeamRecord>(comparison, {
    queryOf: teamQuery,
    sideOf: (team) => ({
      id: team.id,
      name: team.name,
      img: team.img,
      about: resultOfTeam(team, words).about,
      to: teamAddress(team.id),
    }),
  });
  const { home, away } = records;
  const teams = {
    home: asMatchTeam(comparison.ids[0], home),
    away: asMatchTeam(comparison.ids[1], away),
  };
  return (
    <DatedPage state={state} hasData>
      <CompareFrame comparison={comparison} {...states} colours={kitStyle({ teams })}>
        {home && away && <TeamSections key={comparison.ids.join()} teams={teams} home={home} away={away} />}
      </CompareFrame>
    </DatedPage>
  );
}
