import type { ComparedIds, ComparedKind } from '#contract/comparison.ts';
import { compareAddress } from '#web/navigation/compare-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useCompareWords } from '#web/words/compare.ts';

interface Props {
  readonly kind: ComparedKind;
  readonly ids: ComparedIds;
  /** Whether it is a word instead of an icon. */
  readonly isWord?: boolean;
}

/** The way to a comparison from the page of a team, a player or a match. */
export function CompareLink({ kind, ids, isWord = false }: Props) {
  const { compare: say } = useCompareWords();
  const to = compareAddress(kind, ids);
  if (isWord) {
    return (
      <Link
        to={to}
        className="flex min-h-11 items-center justify-center font-medium text-quiet hover:text-ink"
      >
        {say.title[kind]}
      </Link>
    );
  }
  return (
    <Link
      to={to}
      aria-label={say.link}
      title={say.link}
      className="grid pointer-fine:size-8 size-11 flex-none cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink print:hidden"
    >
      <Drawing
        size={16}
        strokeWidth="1.5"
        d="M6.5 3.5H1M6.5 8h-3M6.5 12.5H2M9.5 3.5h3M9.5 8H15M9.5 12.5H12"
      />
    </Link>
  );
}
