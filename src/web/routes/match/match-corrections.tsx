import type { Match } from '#contract/records/match.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useCorrections } from './use-corrections.ts';

const LedgerList = lazyAfterFirstView(
  async () => (await import('#web/features/timeline/ledger-list.tsx')).LedgerList,
);

interface Props {
  readonly match: Match;
  /** As-of instant of the record, epoch ms. */
  readonly asOf: number | null;
  readonly zone: string;
  /** Whether the corrections are listed, or only recorded. */
  readonly isListed: boolean;
}

/** Records the corrections to a match, in every tab, and lists them. */
export function MatchCorrections({ match, asOf, zone, isListed }: Props) {
  const corrections = useCorrections(match, asOf);
  return isListed && corrections.length > 0 ? <LedgerList corrections={corrections} zone={zone} /> : null;
}
