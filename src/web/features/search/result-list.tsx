import { useState } from 'react';
import { addRecent } from '#web/settings/recent.ts';
import { useSearchWords } from '#web/words/search.ts';
import type { ResultGroup } from './group-results.ts';
import { ResultLink } from './result-link.tsx';

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
    <div className="columns-[24rem] gap-x-3">
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
    <section aria-labelledby={`kind-${kind}`} className="card mb-3 break-inside-avoid overflow-hidden">
      <h2 id={`kind-${kind}`} className="border-line border-b px-4 py-2.5 font-semibold">
        {say.kinds[kind]}
      </h2>
      <ul>
        {(isExpanded ? things : things.slice(0, INITIAL_RESULTS)).map((result) => (
          <li key={result.id} className="not-first:border-line not-first:border-t">
            <ResultLink
              result={result}
              zone={zone}
              isInColumn
              className="hover:bg-raised"
              onClick={() => addRecent(result)}
            />
          </li>
        ))}
      </ul>
      {!isExpanded && things.length > INITIAL_RESULTS && (
        <button
          type="button"
          className="min-h-11 w-full cursor-pointer border-line border-t font-medium text-quiet hover:text-ink"
          onClick={() => setExpanded(true)}
        >
          {say.more(things.length)}
        </button>
      )}
    </section>
  );
}
