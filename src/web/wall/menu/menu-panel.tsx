import { useEffect, useRef } from 'react';
import { useWords } from '#web/words/use-words.ts';
import type { MenuItem } from './menu-items.ts';

interface Props {
  readonly items: readonly MenuItem[];
  /** Index of the item that has the focus. */
  readonly index: number;
  readonly onSelect: (item: MenuItem) => void;
}

/** Beside a value that the arrow keys change. */
const BACK = '‹';
const FORTH = '›';

/** What can be done at the wall itself; keys are handled by `use-menu.ts`, which stands above it. */
export function MenuPanel({ items, index, onSelect }: Props) {
  const { wallMenu: t } = useWords<'wall-menu'>();
  return (
    <>
      <h2 className="font-bold font-stretch-78% text-name">{t.title}</h2>
      <p className="mb-5 text-note text-quiet">{t.hint}</p>
      <ul className="grid upright:grid-cols-2 gap-x-10 gap-y-3">
        {items.map((item, at) => (
          <li key={item.id}>
            <ItemButton item={item} isFocused={at === index} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ItemProps extends Pick<Props, 'onSelect'> {
  readonly item: MenuItem;
  readonly isFocused: boolean;
}

function ItemButton({ item, isFocused, onSelect }: ItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isFocused ? 0 : -1}
      onClick={() => onSelect(item)}
      className="focus-ring relative flex h-15.5 w-full min-w-0 items-center justify-between gap-4 rounded-mark px-4 text-start font-semibold font-stretch-82% text-body focus:bg-ink focus:text-ground"
    >
      <span dir="auto" className="truncate">
        {item.label}
      </span>
      {item.value !== undefined && (
        <span className="whitespace-nowrap">
          {isFocused && item.less && <span aria-hidden="true">{BACK} </span>}
          {item.value}
          {isFocused && item.more && <span aria-hidden="true"> {FORTH}</span>}
        </span>
      )}
    </button>
  );
}
