import type { Address } from '#web/navigation/addresses.ts';
import type { SearchKind } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';
import { LazyEntityChooser } from './lazy-entity-chooser.tsx';
import { RemovableChip } from './removable-chip.tsx';

interface Props {
  readonly kind: SearchKind;
  readonly label: string;
  /** What the empty search field says. */
  readonly placeholder: string;
  readonly ids: readonly string[];
  /** Names by id, as far as they have loaded. */
  readonly names: ReadonlyMap<string, string>;
  /** Returns the address of the builder with other ids. */
  readonly addressOf: (ids: readonly string[]) => Address;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Chosen entities, and the search that adds others. */
export function EntityList({ kind, label, placeholder, ids, names, addressOf, onChange }: Props) {
  const { builder: t } = useWords<'builders'>();
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-quiet">{label}</p>
      {ids.length > 0 && (
        <ul aria-label={label} className="flex min-w-0 flex-wrap gap-2">
          {ids.map((id) => {
            const name = names.get(id) ?? id;
            return (
              <RemovableChip
                key={id}
                removeLabel={t.remove(name)}
                onRemove={() => onChange(ids.filter((other) => other !== id))}
              >
                <bdi>{name}</bdi>
              </RemovableChip>
            );
          })}
        </ul>
      )}
      <div className="relative min-h-12">
        <LazyEntityChooser
          kind={kind}
          label={placeholder}
          placeholder={placeholder}
          isInColumn
          excludedIds={ids}
          addressOf={({ id }) => addressOf([...ids, id])}
          onFollow={({ id }) => onChange([...ids, id])}
        />
      </div>
    </div>
  );
}
