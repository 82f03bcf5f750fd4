import { type ReactNode, useState } from 'react';
import { NARROW_BUTTON } from '#web/ui/copy-button.tsx';
import { useWords } from '#web/words/use-words.ts';

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
  const label = name !== null && <b className="flex-none font-semibold">{name}</b>;
  if (!isBranch(value)) return <Leaf label={label} value={value} />;
  return <Branch label={label} value={value} openLevels={openLevels} />;
}

function Leaf({ label, value }: { readonly label: ReactNode; readonly value: unknown }) {
  const text = JSON.stringify(value) ?? '';
  return (
    <p className="flex min-h-6 items-baseline gap-2">
      {label}
      <code
        data-type={value === null ? 'null' : typeof value}
        className="wrap-anywhere data-[type=null]:text-quiet data-[type=string]:text-live data-[type=null]:italic"
      >
        {text.length > MAX_TEXT_CHARS ? `${text.slice(0, MAX_TEXT_CHARS)}…` : text}
      </code>
    </p>
  );
}

interface BranchProps extends Pick<Props, 'openLevels'> {
  readonly label: ReactNode;
  readonly value: object;
}

function Branch({ label, value, openLevels }: BranchProps) {
  const { console: t } = useWords<'console'>();
  const [isOpen, setOpen] = useState(openLevels > 0);
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const isList = Array.isArray(value);
  const keys = Object.keys(value);
  const rest = Math.min(keys.length - visibleCount, PAGE_SIZE);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-7 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 whitespace-nowrap before:text-quiet before:content-['▸'] hover:bg-raised [[open]>&]:before:content-['▾']">
        {label}
        <small className="text-quiet">
          {isList ? `[${t.items(keys.length)}]` : `{${t.items(keys.length)}}`}
        </small>
        {!isOpen && <code className="text-quiet">{summaryOf(value)}</code>}
      </summary>
      {isOpen && (
        <ul className="border-line border-s ps-5">
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
              <button
                type="button"
                className={NARROW_BUTTON}
                onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}
              >
                {t.more(rest)}
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
