import './operation-list.css';
import { type ChangeEvent, useState } from 'react';
import type { Operation } from '#contract/operation.ts';
import { useFieldCommand } from '#web/navigation/commands.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useConsoleWords } from '#web/words/console.ts';
import { consoleAddress, OPERATIONS_BY_ROUTE } from './console-request.ts';

interface Props {
  readonly current: Operation;
  readonly onChoose: (operation: Operation) => void;
}

const matchesText = (text: string) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ route, t, doc }: Operation) =>
    words.every((word) => `${route} ${t} ${doc}`.toLowerCase().includes(word));
};

/** All operations by route: a filterable list on wide pages, a select on narrow ones. */
export function OperationList({ current, onChoose }: Props) {
  const { console: say } = useConsoleWords();
  const [text, setText] = useState('');
  const filterField = useFieldCommand('filter');
  const groups = OPERATIONS_BY_ROUTE.map(
    ([route, all]) => [route, all.filter(matchesText(text))] as const,
  ).filter(([, all]) => all.length > 0);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const operation = OPERATIONS_BY_ROUTE.flatMap(([, all]) => all).find(
      (one) => nameOf(one) === target.value,
    );
    if (operation) onChoose(operation);
  };
  return (
    <>
      <label className="operation-choice">
        <span>{say.operation}</span>
        <select className="select-box" value={nameOf(current)} onChange={choose}>
          {OPERATIONS_BY_ROUTE.map(([route, all]) => (
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
          ref={filterField}
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
                  <PrefetchLink
                    to={consoleAddress({ operation, values: {} })}
                    aria-current={operation === current ? 'page' : undefined}
                    title={operation.doc}
                  >
                    {operation.t}
                  </PrefetchLink>
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
