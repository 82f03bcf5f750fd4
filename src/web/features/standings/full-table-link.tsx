import { competitionAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';

/** A link from a short table to the competition's page. */
export function FullTableLink({ league }: { readonly league: string }) {
  const { standings: t } = useWords<'standings'>();
  return (
    <Link
      to={competitionAddress(league, 'table')}
      className="font-normal text-quiet text-xs leading-5 pointer-coarse:leading-11 hover:underline"
    >
      {t.fullTable}
    </Link>
  );
}
