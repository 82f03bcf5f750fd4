import { useState } from 'react';
import type { OddsBook } from '#contract/odds/odds-grid.ts';
import { myBooks, switchMyBooks, toggleBook } from '#web/settings/my-books.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { Pill } from './pill.tsx';

interface Props {
  readonly books: readonly OddsBook[];
  /** Called when the viewer opens the list. */
  readonly onOpen?: () => void;
}

/** The switch between the viewer's own bookmakers and all, with the list of their bookmakers. */
export function MyBooksSwitch({ books, onOpen }: Props) {
  const { odds: t } = useWords<'odds'>();
  const { ids, isOn } = useStore(myBooks);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(!isOpen);
    onOpen?.();
  };
  return (
    <>
      <span className="flex max-w-full flex-none">
        <Pill
          className="min-w-0 shrink rounded-e-none pe-2 text-start"
          aria-pressed={isOn}
          // Without a selection it opens the list.
          onClick={ids.length === 0 ? open : switchMyBooks}
        >
          {t.mine.title}
          {ids.length > 0 && <b>{ids.length}</b>}
        </Pill>
        <Pill
          className="-ms-px min-w-9 justify-center rounded-s-none ps-1.5 pe-2"
          aria-expanded={isOpen}
          aria-label={t.mine.which}
          title={t.mine.which}
          onClick={open}
        >
          {isOpen ? '▴' : '▾'}
        </Pill>
      </span>
      {isOpen && books.length > 0 && (
        <fieldset className="order-1 grid shrink-0 grow basis-full grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3">
          <legend className="sr-only">{t.mine.which}</legend>
          {books.map(({ id, name }) => (
            <label
              key={id}
              className="flex min-h-11 pointer-fine:min-h-8 cursor-pointer items-center gap-1.5 accent-live"
            >
              <input type="checkbox" checked={ids.includes(id)} onChange={() => toggleBook(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
