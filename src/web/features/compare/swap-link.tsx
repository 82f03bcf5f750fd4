import type { ComparedIds, ComparedKind } from '#contract/comparison.ts';
import { compareAddress } from '#web/navigation/compare-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly kind: ComparedKind;
  readonly ids: ComparedIds;
}

/** Leads to the same comparison with the sides exchanged. */
export function SwapLink({ kind, ids: [first, second] }: Props) {
  const { compare: t } = useWords<'compare'>();
  return (
    <Link
      to={compareAddress(kind, [second, first])}
      aria-label={t.swap}
      title={t.swap}
      className="absolute inset-x-0 top-2 mx-auto grid pointer-fine:size-8 size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink print:hidden"
    >
      <Drawing size={16} strokeWidth="1.5" d="M2 5.5h12M11 2.5l3 3-3 3M14 10.5H2M5 7.5l-3 3 3 3" />
    </Link>
  );
}
