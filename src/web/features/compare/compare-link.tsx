import type { ComparedIds, ComparedKind } from '#contract/comparison.ts';
import { compareAddress } from '#web/navigation/compare-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly kind: ComparedKind;
  readonly ids: ComparedIds;
}

/** The way to a comparison from the page of a team, a player or a match. */
export function CompareLink({ kind, ids }: Props) {
  const { compareLink } = useWords<'compare-link'>();
  return (
    <Link
      to={compareAddress(kind, ids)}
      className="flex min-h-11 pointer-fine:min-h-8 flex-none items-center gap-2 rounded-full border border-edge bg-surface px-3 font-medium hover:bg-raised print:hidden"
    >
      {compareLink}
    </Link>
  );
}
