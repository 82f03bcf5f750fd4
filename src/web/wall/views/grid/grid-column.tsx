import {
  createContext,
  type ReactNode,
  type RefCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';

interface Props {
  /** Changes whenever the names or the room for them do. */
  readonly fitKey: string;
  readonly children: ReactNode;
}

/** Widths of the font in percent and its sizes in rem, largest first. */
const FONTS = [
  [92, 1.75],
  [84, 1.75],
  [75, 1.75],
  [75, 1.625],
] as const;

/** The names of a column, each with the class `fit-name`. */
const ColumnNames = createContext<Set<Element>>(new Set());

/** Returns a ref of a name that has the font of its column. */
export function useColumnName(): RefCallback<Element> {
  const names = useContext(ColumnNames);
  return (name) => {
    if (!name) return;
    names.add(name);
    return () => {
      names.delete(name);
    };
  };
}

/** Whether a name has its whole first line: in the next one it is out of sight. */
const isWhole = (name: Element): boolean =>
  (name.firstElementChild?.getBoundingClientRect().top ?? 0) < name.getBoundingClientRect().bottom;

/**
 * A column of blocks whose names are as large as all of them fit; in the smallest font those that do not are short ones. Its
 * rows move together where a scorer needs room.
 */
export function GridColumn({ fitKey, children }: Props) {
  const [names] = useState(() => new Set<Element>());
  const [column, setColumn] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on the key
  useLayoutEffect(() => {
    let isCurrent = true;
    function chooseFont(): void {
      if (!column || !isCurrent) return;
      for (const [stretch, size] of FONTS) {
        column.style.fontStretch = `${stretch}%`;
        column.style.fontSize = `${size}rem`;
        if ([...names].every(isWhole)) return;
      }
    }
    chooseFont();
    // Letters are wider or narrower in the font of the page than in the one before it has come.
    void document.fonts?.ready.then(chooseFont);
    return () => {
      isCurrent = false;
    };
  }, [column, fitKey]);
  return (
    <ColumnNames value={names}>
      <div ref={setColumn} className="flex h-full min-h-0 flex-col gap-y-2">
        {children}
      </div>
    </ColumnNames>
  );
}
