import type { MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { useWords } from '#web/words/use-words.ts';

const MATCH_PARTS = ['stats', 'lineups', 'tv'] as const;

interface Props {
  readonly match: Match;
  /** The tabs with content. */
  readonly tabs: readonly MatchTab[];
  /** Whether nothing has happened yet, so that statistics may still come. */
  readonly isQuiet: boolean;
}

/** What the feed lacks of a match in play or after it, in a line. */
export function MissingLine({ match: { phase }, tabs, isQuiet }: Props) {
  const { matchCards: t, intl } = useWords<'match-cards'>();
  const missing = MATCH_PARTS.filter(
    (part) => !tabs.includes(part) && !(part === 'stats' && isQuiet) && !(part === 'tv' && phase !== 'live'),
  );
  if (phase === 'off' || missing.length === 0) return null;
  const list = new Intl.ListFormat(intl, { type: 'disjunction' });
  return (
    <p className="px-3 py-1 text-quiet text-xs">
      {t.missing(list.format(missing.map((part) => t.missingParts[part])))}
    </p>
  );
}
