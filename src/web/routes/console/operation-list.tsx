import { type ChangeEvent, useState } from 'react';
import type { Operation } from '#contract/operation.ts';
import { useFieldCommand } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { consoleAddress, OPERATIONS_BY_ROUTE } from './console-request.ts';
import { SELECT, TEXT_INPUT } from './field.tsx';

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
  const { console: t } = useWords<'console'>();
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
      <label className="grid gap-1 font-medium lg:hidden">
        <span>{t.operation}</span>
        <select className={SELECT} value={nameOf(current)} onChange={choose}>
          {OPERATIONS_BY_ROUTE.map(([route, all]) => (
            <optgroup key={route} label={route}>
              {all.map((operation) => (
                <option key={operation.t}>{nameOf(operation)}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <nav
        aria-label={t.operations}
        className="top-[4.3125rem] max-h-[calc(100dvh-5rem)] overflow-y-auto max-lg:hidden lg:sticky"
      >
        <input
          ref={filterField}
          type="search"
          className={TEXT_INPUT}
          aria-label={t.filter}
          placeholder={t.filter}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {groups.length === 0 && <p className="text-[0.8125rem] text-quiet">{t.noOperation(text)}</p>}
        {groups.map(([route, all]) => (
          <section key={route} aria-labelledby={`route-${route}`}>
            <h2 id={`route-${route}`} className="pt-2 pb-0.5 font-semibold text-[0.75rem] text-quiet">
              {route}
            </h2>
            <ul>
              {all.map((operation) => (
                <li key={operation.t}>
                  <Link
                    to={consoleAddress({ operation, values: {} })}
                    aria-current={operation === current ? 'page' : undefined}
                    title={operation.doc}
                    className="block rounded-md px-2.5 py-1.5 hover:bg-raised aria-[current=page]:bg-raised aria-[current=page]:font-semibold"
                  >
                    {operation.t}
                  </Link>
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
