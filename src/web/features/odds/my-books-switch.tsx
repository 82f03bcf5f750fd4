import './my-books-switch.css';
import { useState } from 'react';
import { myBooks, switchMyBooks, toggleBook } from '#web/settings/my-books.ts';
import { usePersisted } from '#web/settings/persisted.ts';
import { useOddsWords } from '#web/words/odds.ts';
import type { OddsBook } from './odds-grid.ts';

interface Props {
  readonly books: readonly OddsBook[];
  /** Called when the viewer opens the list. */
  readonly onOpen?: () => void;
}

/** The switch between the viewer's own bookmakers and all, with the list of their bookmakers. */
export function MyBooksSwitch({ books, onOpen }: Props) {
  const { odds: say } = useOddsWords();
  const { ids, isOn } = usePersisted(myBooks);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(!isOpen);
    onOpen?.();
  };
  return (
    <>
      <span className="my-books">
        <button
          type="button"
          className="odds-pill"
          aria-pressed={isOn}
          // Without a selection it opens the list.
          onClick={ids.length === 0 ? open : switchMyBooks}
        >
          {say.mine.title}
          {ids.length > 0 && <b>{ids.length}</b>}
        </button>
        <button
          type="button"
          className="odds-pill"
          aria-expanded={isOpen}
          aria-label={say.mine.choose}
          title={say.mine.choose}
          onClick={open}
        >
          {isOpen ? '▴' : '▾'}
        </button>
      </span>
      {isOpen && books.length > 0 && (
        <fieldset className="my-books-choice">
          <legend className="sr-only">{say.mine.which}</legend>
          {books.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" checked={ids.includes(id)} onChange={() => toggleBook(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
