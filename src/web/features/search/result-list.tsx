import { useId, useState } from 'react';
import { addRecent } from '#web/settings/recent.ts';
import { MoreButton } from '#web/ui/more-button.tsx';
import { useWords } from '#web/words/use-words.ts';
import { FollowResult } from './follow-result.tsx';
import { ResultLink } from './result-link.tsx';
import type { ResultSection } from './result-section.ts';
import { resultKey } from './search-result.ts';

/** Results of a section that are shown at first: rows of one, two or three are full. */
const INITIAL_RESULTS = 12;

interface Props {
  readonly sections: readonly ResultSection[];
}

/** Search results in sections, side by side where there is room; each section can be expanded. */
export function ResultList({ sections }: Props) {
  return sections.map((section) => <Section key={section.title} section={section} />);
}

function Section({ section }: { readonly section: ResultSection }) {
  const { title, things, isMixed = false } = section;
  const { search: t } = useWords<'search'>();
  const [isExpanded, setExpanded] = useState(false);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="card mb-3 overflow-hidden">
      <h2 id={heading} className="border-line border-b px-4 py-2.5 font-semibold">
        {title}
      </h2>
      <ul className="-mt-px grid grid-cols-[minmax(0,1fr)] md:grid-cols-[repeat(auto-fill,minmax(max(17.5rem,30%),1fr))]">
        {(isExpanded ? things : things.slice(0, INITIAL_RESULTS)).map((result) => (
          <li
            key={resultKey(result)}
            data-followable=""
            className="flex items-center border-line border-t hover:bg-raised"
          >
            <ResultLink
              result={result}
              isMixed={isMixed}
              isInColumn
              className="min-w-0 flex-1"
              onClick={() => addRecent(result)}
            />
            <FollowResult result={result} className="me-1" />
          </li>
        ))}
      </ul>
      {!isExpanded && things.length > INITIAL_RESULTS && (
        <MoreButton onClick={() => setExpanded(true)}>{t.more(things.length)}</MoreButton>
      )}
    </section>
  );
}
