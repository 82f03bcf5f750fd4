import { useQuery } from '@tanstack/react-query';
import { type Embed, isComplete } from '#contract/embed-address.ts';
import { useLeagueNames } from '#web/builder/use-names.ts';
import { relatedQuery } from '#web/data/related.ts';
import { useBuilderWords } from '#web/words/builders.ts';

/** Returns what an embed shows, in a few words; null until it has loaded. */
export function useEmbedTitle(embed: Embed): string | null {
  const { embedBuilder: t } = useBuilderWords();
  const idsOf = (kind: Embed['kind']) =>
    embed.kind !== 'scores' && embed.kind === kind && isComplete(embed) ? [embed.id] : [];
  const matchIds = idsOf('match');
  const match = useQuery(relatedQuery(matchIds)).data?.data.find(({ id }) => id === matchIds[0]);
  const leagueNames = useLeagueNames(idsOf('table'));
  if (embed.kind === 'scores') return t.scores;
  if (embed.kind === 'table') return leagueNames.get(embed.id) ?? null;
  return match ? t.versus(match.teams.home.name, match.teams.away.name) : null;
}
