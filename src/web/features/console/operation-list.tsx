import './operation-list.css';
import { type ChangeEvent, useState } from 'react';
import type { Operation } from '#contract/operation.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useConsoleWords } from '#web/words/console.ts';
import { consoleAddress, ROUTES } from './question.ts';

interface Props {
  readonly current: Operation;
  readonly onChoose: (operation: Operation) => void;
}

const wanted = (text: string) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ route, t, doc }: Operation) =>
    words.every((word) => `${route} ${t} ${doc}`.toLowerCase().includes(word));
};

/** All operations by route: a filterable list on wide pages, a select on narrow ones. */
export function OperationList({ current, onChoose }: Props) {
  const { console: say } = useConsoleWords();
  const [text, setText] = useState('');
  const groups = ROUTES.map(([route, all]) => [route, all.filter(wanted(text))] as const).filter(
    ([, all]) => all.length > 0,
  );
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const found = ROUTES.flatMap(([, all]) => all).find((one) => nameOf(one) === target.value);
    if (found) onChoose(found);
  };
  return (
    <>
      <label className="operation-choice">
        <span>{say.operation}</span>
        <select className="select" value={nameOf(current)} onChange={choose}>
          {ROUTES.map(([route, all]) => (
            <optgroup key={route} label={route}>
              {all.map((operation) => (
                <option key={operation.t}>{nameOf(operation)}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <nav aria-label={say.operations} className="operation-list">
        <input
          id="filter"
          type="search"
          aria-label={say.filter}
          placeholder={say.filter}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {groups.length === 0 && <p>{say.noOperation(text)}</p>}
        {groups.map(([route, all]) => (
          <section key={route} aria-labelledby={`route-${route}`}>
            <h2 id={`route-${route}`}>{route}</h2>
            <ul>
              {all.map((operation) => (
                <li key={operation.t}>
                  <IntentLink
                    to={consoleAddress({ operation, values: {} })}
                    aria-current={operation === current ? 'page' : undefined}
                    title={operation.doc}
                  >
                    {operation.t}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}

const nameOf = ({ route, t }: Operation) => `${route} · ${t}`;
