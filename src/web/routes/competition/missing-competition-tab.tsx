import type { CompetitionTab } from '#contract/pages.ts';
import type { SeasonRecord } from '#contract/records/season.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** The tab in the address. */
  readonly tab: CompetitionTab;
  readonly season: SeasonRecord;
  /** The tabs that the season has, with their addresses. */
  readonly links: readonly { readonly tab: CompetitionTab; readonly to: Address }[];
}

/** How many of the other tabs are linked. */
const MAX_LINKS = 3;

/** Says why a season has no such tab, and links to what there is. */
export function MissingCompetitionTab({ tab, season, links }: Props) {
  const { competition: t } = useWords<'competition'>();
  const isKnockOut = season.stages.some(({ has_cupdraw }) => has_cupdraw);
  const reason = tab === 'table' ? t.missing.table : isKnockOut ? t.missing.undrawn : t.missing.bracket;
  return (
    <>
      <EmptyState>{reason}</EmptyState>
      <p className="flex flex-wrap justify-center gap-2">
        {links.slice(0, MAX_LINKS).map((link) => (
          <Link key={link.tab} to={link.to} className={BUTTON}>
            {t.tabs[link.tab]}
          </Link>
        ))}
      </p>
    </>
  );
}
