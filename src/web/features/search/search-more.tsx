import './search-more.css';
import type { SearchKind } from '#web/settings/recent.ts';
import { useSearchWords } from '#web/words/search.ts';

interface Props {
  /** What the buttons do: search other kinds, or search similar names. */
  readonly label: string;
  readonly kinds: readonly SearchKind[];
  readonly onChoose: (kind: SearchKind) => void;
}

/** Buttons for searches that cost further requests. */
export function SearchMore({ label, kinds, onChoose }: Props) {
  const { search: say } = useSearchWords();
  if (kinds.length === 0) return null;
  return (
    <fieldset className="search-more">
      <legend>{label}</legend>
      {kinds.map((kind) => (
        <button key={kind} type="button" onClick={() => onChoose(kind)}>
          {say.kinds[kind]}
        </button>
      ))}
    </fieldset>
  );
}
