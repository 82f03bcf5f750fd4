import type { Match } from '#contract/records/match.ts';
import { TopStats, topPairs } from '#web/features/match-stats/top-stats.tsx';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { useMatchCardsWords } from '#web/words/match-cards.ts';
import { useMatchStatsWords } from '#web/words/match-stats.ts';

/** The top statistics of a match, with a link to all. */
export function StatsCard({ match }: { readonly match: Match }) {
  const { matchStats } = useMatchStatsWords();
  const { matchCards: t } = useMatchCardsWords();
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
