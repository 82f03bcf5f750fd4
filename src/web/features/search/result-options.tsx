import type { MouseEvent } from 'react';
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

export const optionId = (key: string) => `found-${key}`;

/**
 * The options of a combobox (ARIA listbox): focus stays in the input, which refers to the active option. They are
 * links, so that they can be opened in a new tab.
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
    onActive,
    onChoose,
    elements,
  } = props;
  const option = (key: string) => ({
    ref: (element: HTMLElement | null) => void (element ? elements.set(key, element) : elements.delete(key)),
    id: optionId(key),
    role: 'option',
    'aria-current': undefined,
    tabIndex: -1,
    'aria-selected': key === active,
    onPointerMove: () => key !== active && onActive(key),
  });
  return (
    <div id={id} role="listbox" aria-label={label}>
      {sections.map(({ title, things, isMixed = false }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-4 pt-2 pb-1 font-semibold text-[0.75rem] text-quiet">
            {title}
          </p>
          {things.map((result) => (
            <ResultLink
              key={resultKey(result)}
              result={result}
              isMixed={isMixed}
              isInColumn={isInColumn}
              {...(addressOf && { to: addressOf(result) })}
              {...option(resultKey(result))}
              className={OPTION}
              onClick={(event) => onChoose(result, event)}
            />
          ))}
        </div>
      ))}
      {all && (
        <Link
          to={all.to}
          {...option(ALL_RESULTS_KEY)}
          onClick={(event) => onChoose(null, event)}
          className={`${OPTION} mt-1 flex min-h-11 items-center border-line border-t px-4 py-1 font-medium text-quiet -outline-offset-2`}
        >
          {all.text}
        </Link>
      )}
    </div>
  );
}
