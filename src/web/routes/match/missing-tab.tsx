import type { MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { competitionAddress, GUIDE, matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useMissingTabWords } from '#web/words/missing-tab.ts';

interface Props {
  readonly match: Match;
  /** The tab in the address. */
  readonly tab: Exclude<MatchTab, 'info'>;
  /** Whether the account's plan lacks its data. */
  readonly isOutsidePlan: boolean;
}

/** Says why a match has no such tab, and links to what there is. */
export function MissingTab({ match, tab, isOutsidePlan }: Props) {
  const { missingTab: say } = useMissingTabWords();
  const { id, league } = match;
  return (
    <>
      <EmptyState>{reasonOf({ match, tab, isOutsidePlan }, say)}</EmptyState>
      <p className="flex flex-wrap justify-center gap-2">
        <Link to={matchAddress(id)} className={BUTTON}>
          {say.summary}
        </Link>
        {tab === 'table' && (
          <Link to={competitionAddress(league.id)} className={BUTTON}>
            {league.name}
          </Link>
        )}
        {tab === 'tv' && (
          <Link to={GUIDE} className={BUTTON}>
            {say.guide}
          </Link>
        )}
      </p>
    </>
  );
}

function reasonOf(
  { match, tab, isOutsidePlan }: Props,
  say: ReturnType<typeof useMissingTabWords>['missingTab'],
): string {
  if (isOutsidePlan || tab === 'h2h') return say.notIncluded[tab];
  if (tab === 'stats' && match.phase === 'scheduled') return say.statsLater;
  const needsPlay = tab === 'lineups' || tab === 'stats';
  return needsPlay && match.phase === 'off' ? say.notPlayed : say.reasons[tab];
}
