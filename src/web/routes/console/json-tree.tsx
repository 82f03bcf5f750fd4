import './json-tree.css';
import { useState } from 'react';
import { useConsoleWords } from '#web/words/console.ts';

/** Members of a list that are rendered at first, and added on demand. */
const PAGE_SIZE = 100;
/** Longer texts are cut. */
const MAX_TEXT_CHARS = 400;

interface Props {
  readonly name: string | null;
  readonly value: unknown;
  /** Levels that are open at first. */
  readonly openLevels: number;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A JSON value; its members are rendered only while it is open. */
export function JsonTree({ name, value, openLevels }: Props) {
  if (!isBranch(value)) return <Leaf name={name} value={value} />;
  return <Branch name={name} value={value} openLevels={openLevels} />;
}

function Leaf({ name, value }: Pick<Props, 'name' | 'value'>) {
  const text = JSON.stringify(value) ?? '';
  return (
    <p className="tree-leaf">
      {name !== null && <b>{name}</b>}
      <code data-type={value === null ? 'null' : typeof value}>
        {text.length > MAX_TEXT_CHARS ? `${text.slice(0, MAX_TEXT_CHARS)}…` : text}
      </code>
    </p>
  );
}

function Branch({ name, value, openLevels }: Props & { readonly value: object }) {
  const { console: say } = useConsoleWords();
  const [isOpen, setOpen] = useState(openLevels > 0);
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const isList = Array.isArray(value);
  const keys = Object.keys(value);
  const rest = Math.min(keys.length - visibleCount, PAGE_SIZE);
  return (
    <details
      className="tree-branch"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {name !== null && <b>{name}</b>}
        <small>{isList ? `[${say.items(keys.length)}]` : `{${say.items(keys.length)}}`}</small>
        {!isOpen && <code>{summaryOf(value)}</code>}
      </summary>
      {isOpen && (
        <ul>
          {keys.slice(0, visibleCount).map((key) => (
            <li key={key}>
              <JsonTree
                name={key}
                value={(value as Record<string, unknown>)[key]}
                openLevels={isList ? 0 : openLevels - 1}
              />
            </li>
          ))}
          {rest > 0 && (
            <li>
              <button type="button" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
                {say.more(rest)}
              </button>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}

/** Returns the first plain values of a closed record, to distinguish it from its neighbours. */
function summaryOf(value: object): string {
  const plain = Object.values(value)
    .slice(0, 6)
    .filter((one) => typeof one === 'string' || typeof one === 'number');
  return plain.slice(0, 3).join(' · ').slice(0, 80);
}
