import type { MouseEvent, ReactNode } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import type { SearchResult } from '#web/settings/recent.ts';
import { ResultLink } from './result-link.tsx';
import type { ResultSection } from './result-section.ts';
import { resultKey } from './search-result.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly ResultSection[];
  /** The link to all results; null for none. */
  readonly all: { readonly to: Address; readonly text: string } | null;
  /** The key of the option that Enter opens. */
  readonly active: string | null;
  /** In a column the name and the details do not fit side by side. */
  readonly isInColumn?: boolean;
  /** Returns where a result leads; by default to its own page. */
  readonly addressOf?: (result: SearchResult) => Address;
  /** Returns what can be done with a result besides opening it, at the end of its row. */
  readonly actionOf?: (result: SearchResult) => ReactNode;
  readonly onActive: (key: string) => void;
  readonly onChoose: (result: SearchResult | null, event: MouseEvent) => void;
  /** Receives the elements of the options by their keys. */
  readonly elements: Map<string, HTMLElement>;
}

/** The key of the link to all results. */
export const ALL_RESULTS_KEY = 'all';

/** The active option has the mark of a live match at its start. */
const OPTION =
  'relative [--edge:0px] not-forced-colors:aria-selected:live-edge aria-selected:bg-raised forced-colors:aria-selected:[outline:2px_solid_Highlight]';

/** Elements of a table would bring its layout. */
const grid = (label: string) => ({ role: 'grid', 'aria-label': label });
const rowGroup = (label: string) => ({ role: 'rowgroup', 'aria-label': label });
const ROW = { role: 'row', tabIndex: -1 };
const CELL = { role: 'gridcell', tabIndex: -1 };

export const optionId = (key: string) => `found-${key}`;

/**
 * The options of a combobox (ARIA grid): focus stays in the input, which refers to the active option. They are links, so that
 * they can be opened in a new tab, and a row can have a button beside its link.
 */
export function ResultOptions(props: Props) {
  const {
    id,
    label,
    sections,
    all,
    active,
    isInColumn = false,
    addressOf,
    actionOf,
    onActive,
    onChoose,
    elements,
  } = props;
  const cell = (key: string) => ({
    ...CELL,
    id: optionId(key),
    'aria-selected': key === active,
    onPointerMove: () => key !== active && onActive(key),
  });
  const link = (key: string) => ({
    ref: (element: HTMLElement | null) => void (element ? elements.set(key, element) : elements.delete(key)),
    'aria-current': undefined,
    tabIndex: -1,
  });
  return (
    <div {...grid(label)} id={id}>
      {sections.map(({ title, things, isMixed = false }) => (
        <div key={title} {...rowGroup(title)}>
          <p aria-hidden="true" className="px-4 pt-2 pb-1 font-semibold text-[0.75rem] text-quiet">
            {title}
          </p>
          {things.map((result) => (
            <div key={resultKey(result)} {...ROW} className="flex items-center">
              <div {...cell(resultKey(result))} className={`min-w-0 flex-1 ${OPTION}`}>
                <ResultLink
                  result={result}
                  isMixed={isMixed}
                  isInColumn={isInColumn}
                  {...(addressOf && { to: addressOf(result) })}
                  {...link(resultKey(result))}
                  onClick={(event) => onChoose(result, event)}
                />
              </div>
              {actionOf && <span {...CELL}>{actionOf(result)}</span>}
            </div>
          ))}
        </div>
      ))}
      {all && (
        <div {...ROW}>
          <div {...cell(ALL_RESULTS_KEY)} className={`mt-1 border-line border-t ${OPTION}`}>
            <Link
              to={all.to}
              {...link(ALL_RESULTS_KEY)}
              onClick={(event) => onChoose(null, event)}
              className="flex min-h-11 items-center px-4 py-1 font-medium text-quiet -outline-offset-2"
            >
              {all.text}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}
