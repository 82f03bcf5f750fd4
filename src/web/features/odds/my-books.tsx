import './my-books.css';
import { useState } from 'react';
import { useKept } from '#web/settings/kept.ts';
import { myBooks, switchMyBooks, toggleBook } from '#web/settings/my-books.ts';
import { useOddsWords } from '#web/words/odds.ts';
import type { Book } from './board.ts';

/** One switch: only the viewer's own bookmakers count, or all. Before any is chosen it asks which. */
export function MyBooksSwitch({ onAsk }: { readonly onAsk?: () => void }) {
  const { odds: say } = useOddsWords();
  const { ids, isOn } = useKept(myBooks);
  if (ids.length === 0 && !onAsk) return null;
  return (
    <button
      type="button"
      className="odds-pill"
      aria-pressed={isOn}
      onClick={ids.length === 0 ? onAsk : switchMyBooks}
    >
      {say.mine.title}
      {ids.length > 0 && <b>{ids.length}</b>}
    </button>
  );
}

/** The switch, and which ones they are. */
export function MyBooks({ books }: { readonly books: readonly Book[] }) {
  const { odds: say } = useOddsWords();
  const { ids } = useKept(myBooks);
  const [isOpen, open] = useState(false);
  return (
    <>
      <MyBooksSwitch onAsk={() => open(true)} />
      <button type="button" className="odds-pill" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {say.mine.choose}
      </button>
      {isOpen && (
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
