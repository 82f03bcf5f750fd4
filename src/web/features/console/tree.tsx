import './tree.css';
import { useState } from 'react';
import { useConsoleWords } from '#web/words/console.ts';

/** Members of a list that are rendered at first, and added on demand. */
const STEP = 100;
/** Longer texts are cut. */
const LONG = 400;

interface Props {
  readonly name: string | null;
  readonly value: unknown;
  /** Levels that are open at first. */
  readonly open: number;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A JSON value; its members are rendered only while it is open. */
export function Tree({ name, value, open }: Props) {
  if (!isBranch(value)) return <Leaf name={name} value={value} />;
  return <Branch name={name} value={value} open={open} />;
}

function Leaf({ name, value }: Pick<Props, 'name' | 'value'>) {
  const text = JSON.stringify(value) ?? '';
  return (
    <p className="tree-leaf">
      {name !== null && <b>{name}</b>}
      <code data-type={value === null ? 'null' : typeof value}>
        {text.length > LONG ? `${text.slice(0, LONG)}…` : text}
      </code>
    </p>
  );
}

function Branch({ name, value, open }: Props & { readonly value: object }) {
  const { console: say } = useConsoleWords();
  const [isOpen, setOpen] = useState(open > 0);
  const [shown, setShown] = useState(STEP);
  const isList = Array.isArray(value);
  const keys = Object.keys(value);
  const rest = Math.min(keys.length - shown, STEP);
  return (
    <details
      className="tree-branch"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {name !== null && <b>{name}</b>}
        <small>{isList ? `[${say.items(keys.length)}]` : `{${say.items(keys.length)}}`}</small>
        {!isOpen && <code>{glance(value)}</code>}
      </summary>
      {isOpen && (
        <ul>
          {keys.slice(0, shown).map((key) => (
            <li key={key}>
              <Tree name={key} value={(value as Record<string, unknown>)[key]} open={isList ? 0 : open - 1} />
            </li>
          ))}
          {rest > 0 && (
            <li>
              <button type="button" onClick={() => setShown(shown + STEP)}>
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
function glance(value: object): string {
  const plain = Object.values(value)
    .slice(0, 6)
    .filter((one) => typeof one === 'string' || typeof one === 'number');
  return plain.slice(0, 3).join(' · ').slice(0, 80);
}
