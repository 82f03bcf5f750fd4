import type { ComparedIds, ComparedKind } from '#contract/comparison.ts';
import type { Side } from '#contract/side-of.ts';
import { compareAddress } from '#web/navigation/compare-address.ts';
import { EntityChooser } from '#web/search/entity-chooser.tsx';
import { useWords } from '#web/words/use-words.ts';

export interface SideChooserProps {
  readonly kind: ComparedKind;
  readonly side: Side;
  readonly ids: ComparedIds;
}

/** The search field that chooses a side: its options lead to the comparison with each. */
export function SideChooser({ kind, side, ids }: SideChooserProps) {
  const { compare: t } = useWords<'compare'>();
  const [first, second] = ids;
  return (
    <EntityChooser
      kind={kind}
      label={t.fields[kind][side]}
      excludedIds={ids}
      addressOf={({ id }) => compareAddress(kind, side === 'home' ? [id, second] : [first, id])}
    />
  );
}
