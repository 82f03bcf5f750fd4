import type { SearchKind } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** What the buttons do: search other kinds, or search similar names. */
  readonly label: string;
  readonly kinds: readonly SearchKind[];
  readonly onChoose: (kind: SearchKind) => void;
}

/** Buttons for searches that cost further requests. */
export function SearchMore({ label, kinds, onChoose }: Props) {
  const { search: t } = useWords<'search'>();
  if (kinds.length === 0) return null;
  return (
    <fieldset className="my-3 flex flex-wrap items-center gap-2">
      <legend className="float-start pe-1 text-quiet">{label}</legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="tap-target cursor-pointer rounded-[2rem] border border-edge bg-surface px-3.5 font-medium hover:bg-raised"
          onClick={() => onChoose(kind)}
        >
          {t.kinds[kind]}
        </button>
      ))}
    </fieldset>
  );
}
