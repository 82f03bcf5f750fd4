import './result-list.css';
import { useState } from 'react';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { addRecent } from '#web/settings/recent.ts';
import { useSearchWords } from '#web/words/search.ts';
import type { ResultGroup } from './group-results.ts';
import { resultAddress } from './search-result.ts';
import { SearchResultLine } from './search-result-line.tsx';

/** Results of a kind that are shown at first. */
const INITIAL_RESULTS = 8;

/** Search results by kind; each kind can be expanded. */
export function ResultList({
  groups,
  zone,
}: {
  readonly groups: readonly ResultGroup[];
  readonly zone: string;
}) {
  return (
    <div className="found-list">
      {groups.map((group) => (
        <KindSection key={group.kind} group={group} zone={zone} />
      ))}
    </div>
  );
}

function KindSection({
  group: { kind, things },
  zone,
}: {
  readonly group: ResultGroup;
  readonly zone: string;
}) {
  const { search: say } = useSearchWords();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>{say.kinds[kind]}</h2>
      <ul>
        {(isExpanded ? things : things.slice(0, INITIAL_RESULTS)).map((result) => (
          <li key={result.id}>
            <PrefetchLink to={resultAddress(result)} onClick={() => addRecent(result)}>
              <SearchResultLine result={result} zone={zone} />
            </PrefetchLink>
          </li>
        ))}
      </ul>
      {!isExpanded && things.length > INITIAL_RESULTS && (
        <button type="button" onClick={() => setExpanded(true)}>
          {say.more(things.length)}
        </button>
      )}
    </section>
  );
}
