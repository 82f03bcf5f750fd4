import './odds.css';
import { type ReactNode, useState } from 'react';
import { type oddsWords, useOddsWords } from '#web/words/odds.ts';
import type { Board } from './board.ts';
import { FormatSwitch } from './format-switch.tsx';
import { LineRows, type LineRowsProps } from './line-rows.tsx';
import { Lock } from './lock.tsx';

interface Props extends Omit<LineRowsProps, 'market' | 'line' | 'books'> {
  readonly board: Board;
  /** What kind of prices these are. */
  readonly stage: keyof (typeof oddsWords)['odds']['stage'];
  /** The bookmaker whose history is shown; null: nobody's. */
  readonly asked: string | null;
  readonly onAsk: (book: string | null) => void;
  /** That history. */
  readonly children?: ReactNode;
}

/** Outcomes by bookmakers, a market at a time, in the viewer's notation. */
export function OddsBoard({ board, stage, asked, onAsk, children, ...props }: Props) {
  const { odds: say } = useOddsWords();
  const [chosen, choose] = useState<string | null>(null);
  const { books, grids } = board;
  const grid = grids.find(({ id }) => id === chosen) ?? grids[0];
  if (grid === undefined) return <p className="odds-none">{say.none}</p>;
  const names: Readonly<Record<string, string>> = say.markets;
  return (
    <section className="odds" aria-label={say.label}>
      <div className="odds-head">
        {grids.length > 1 && (
          <fieldset className="markets">
            <legend className="sr-only">{say.choose}</legend>
            {grids.map(({ id, name }) => (
              <button key={id} type="button" aria-pressed={id === grid.id} onClick={() => choose(id)}>
                {names[name] ?? name}
              </button>
            ))}
          </fieldset>
        )}
        <FormatSwitch />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div className="prices" tabIndex={0}>
        <table>
          <caption>
            <span>
              {say.stage[stage]} <small>{say.books(books.length)}</small>
            </span>
          </caption>
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
            <LineRows key={line.key} {...props} market={grid.id} line={line} books={books} />
          ))}
        </table>
        {grid.lines.length === 0 && (
          <p className="odds-none">
            <Lock /> {say.allSuspended}
          </p>
        )}
      </div>
      {children}
      {stage !== 'last' && <Legend />}
      <p className="care">{say.care}</p>
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
