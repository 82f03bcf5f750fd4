import type { League } from '#contract/records/league.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { useWords } from '#web/words/use-words.ts';
import { LinkColumns } from './link-columns.tsx';

/** Competitions by name, each a link to its page. */
export function LeagueList({ leagues }: { readonly leagues: readonly League[] }) {
  const {
    competitions: { kinds },
  } = useWords<'competition'>();
  return (
    <LinkColumns
      links={leagues.map(({ id, name, is_cup }) => ({
        to: competitionAddress(id),
        content: (
          <>
            <span dir="auto">{name}</span>
            {is_cup && <small className="ms-auto text-[0.8125rem] text-quiet">{kinds.cup}</small>}
          </>
        ),
      }))}
    />
  );
}
