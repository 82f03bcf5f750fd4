import './found-list.css';
import { useState } from 'react';
import { IntentLink } from '#web/app/intent-link.tsx';
import { keepChoice } from '#web/settings/recent.ts';
import { useSearchWords } from '#web/words/search.ts';
import type { Group } from './groups.ts';
import { addressOf } from './thing.ts';
import { ThingLine } from './thing-line.tsx';

/** Results of a kind that are shown at first. */
const FIRST = 8;

/** Search results by kind; each kind can be expanded. */
export function FoundList({ groups, zone }: { readonly groups: readonly Group[]; readonly zone: string }) {
  return (
    <div className="found-list">
      {groups.map((group) => (
        <Kind key={group.kind} group={group} zone={zone} />
      ))}
    </div>
  );
}

function Kind({ group: { kind, things }, zone }: { readonly group: Group; readonly zone: string }) {
  const { search: say } = useSearchWords();
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>{say.kinds[kind]}</h2>
      <ul>
        {(isWhole ? things : things.slice(0, FIRST)).map((thing) => (
          <li key={thing.id}>
            <IntentLink to={addressOf(thing)} onClick={() => keepChoice(thing)}>
              <ThingLine thing={thing} zone={zone} />
            </IntentLink>
          </li>
        ))}
      </ul>
      {!isWhole && things.length > FIRST && (
        <button type="button" onClick={() => setWhole(true)}>
          {say.more(things.length)}
        </button>
      )}
    </section>
  );
}
