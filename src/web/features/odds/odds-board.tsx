import './odds.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { type oddsWords, useOddsWords } from '#web/words/odds.ts';
import type { Board, Book } from './board.ts';
import { FormatSwitch } from './format-switch.tsx';
import { LineRows, type LineRowsProps } from './line-rows.tsx';
import { Lock } from './lock.tsx';
import { lookedAt } from './looked.ts';
import { MyBooks } from './my-books.tsx';
import { PriceFacts } from './price-facts.tsx';
import { useLook } from './use-look.ts';

interface Props extends Omit<LineRowsProps, 'market' | 'line' | 'books' | 'looked'> {
  readonly board: Board;
  /** All bookmakers of the match: of some the viewer may want no prices. */
  readonly all: readonly Book[];
  /** Why all bookmakers are there although the viewer wants his own. */
  readonly hasNoneOfMine: boolean;
  /** What is known of how prices came to be, by bookmaker. */
  readonly histories: ReadonlyMap<string, OddsHistory>;
  /** What kind of prices these are. */
  readonly stage: keyof (typeof oddsWords)['odds']['stage'];
  /** The bookmaker whose history is shown; null: nobody's. */
  readonly asked: string | null;
  readonly onAsk: (book: string | null) => void;
  /** Hears whose price is told of under the grid. */
  readonly onLook: (book: string) => void;
  /** That history. */
  readonly children?: ReactNode;
}

/** Outcomes by bookmakers, a market at a time, in the viewer's notation. */
export function OddsBoard(given: Props) {
  const { board, all, hasNoneOfMine, histories, stage, asked, onAsk, onLook, children, ...props } = given;
  const { odds: say } = useOddsWords();
  const [chosen, choose] = useState<string | null>(null);
  const { place, handlers } = useLook();
  const { books, grids } = board;
  const grid = grids.find(({ id }) => id === chosen) ?? grids[0];
  const looked = grid ? lookedAt(grid, board, props.standing, place) : null;
  const lookedBook = looked && books[looked.book]?.id;
  useEffect(() => {
    if (lookedBook) onLook(lookedBook);
  }, [lookedBook, onLook]);
  if (grid === undefined) return <p className="odds-none">{say.none}</p>;
  const names: Readonly<Record<string, string>> = say.markets;
  return (
    <section className="odds" aria-label={say.label}>
      <div className="odds-head">
        {grids.length > 1 && (
          <fieldset className="markets">
            <legend className="sr-only">{say.choose}</legend>
            {grids.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="odds-pill"
                aria-pressed={id === grid.id}
                onClick={() => choose(id)}
              >
                {names[name] ?? name}
              </button>
            ))}
          </fieldset>
        )}
        <FormatSwitch />
      </div>
      {hasNoneOfMine && <p className="odds-note">{say.mine.none}</p>}
      <div className="prices-frame">
        <div className="prices-head">
          <p>
            <b>{say.stage[stage]}</b> <small>{say.books(books.length)}</small>
          </p>
          <MyBooks books={all} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
        <div className="prices" tabIndex={0} {...handlers}>
          <table>
            <caption className="sr-only">{names[grid.name] ?? grid.name}</caption>
            <thead>
              <tr>
                <th scope="col">{names[grid.name] ?? grid.name}</th>
                <th scope="col" className="best">
                  {say.best}
                </th>
                {books.map(({ id, name }) => (
                  <th key={id} scope="col">
                    <button
                      type="button"
                      aria-pressed={id === asked}
                      title={say.history.open(name)}
                      onClick={() => onAsk(id === asked ? null : id)}
                    >
                      {name}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            {grid.lines.map((line) => (
              <LineRows
                key={line.key}
                {...props}
                market={grid.id}
                line={line}
                books={books}
                looked={looked?.place ?? null}
              />
            ))}
          </table>
          {grid.lines.length === 0 && (
            <p className="odds-none">
              <Lock /> {say.allSuspended}
            </p>
          )}
        </div>
        {looked && (
          <PriceFacts {...props} looked={looked} market={grid.id} books={books} histories={histories} />
        )}
      </div>
      {stage !== 'last' && <Legend />}
      <p className="care">{say.care}</p>
      {children}
    </section>
  );
}

function Legend() {
  const { odds: say } = useOddsWords();
  const { legend } = say;
  return (
    <ul className="legend">
      {(['fresh', 'older', 'oldest'] as const).map((age) => (
        <li key={age}>
          <i data-age={age} />
          {legend[age]}
        </li>
      ))}
      <li>
        <Lock />
        {legend.suspended}
      </li>
      <li>{`★ ${say.isBest}`}</li>
      <li>{legend.goal}</li>
    </ul>
  );
}
