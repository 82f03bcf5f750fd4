import type { Match } from '#contract/records/match.ts';
import { TopStats, topPairs } from '#web/features/match-stats/top-stats.tsx';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { useWords } from '#web/words/use-words.ts';

/** The top statistics of a match, with a link to all. */
export function StatsCard({ match }: { readonly match: Match }) {
  const { matchStats } = useWords<'match-stats'>();
  const { matchCards: t } = useWords<'match-cards'>();
  if (topPairs(match).length === 0) return null;
  return (
    <SectionCard
      id="card-stats"
      title={matchStats.title}
      link={{ to: matchAddress(match.id, 'stats'), text: t.allStats }}
    >
      <TopStats match={match} />
    </SectionCard>
  );
}
