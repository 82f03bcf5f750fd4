import type { League } from '#contract/records/league.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useCompetitionWords } from '#web/words/competition.ts';

/** Competitions by name, each a link to its page. */
export function LeagueList({ leagues }: { readonly leagues: readonly League[] }) {
  const { competitions: kinds } = useCompetitionWords();
  return (
    <ul className="profile-columns">
      {leagues.map((league) => (
        <li key={league.id}>
          <PrefetchLink to={competitionAddress(league.id)}>
            <span dir="auto">{league.name}</span>
            {league.is_cup && <small>{kinds.cup}</small>}
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}
