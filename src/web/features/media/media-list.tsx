import './media.css';
import { useId, useState } from 'react';
import type { MediaGroup } from '#contract/records/media-group.ts';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import { useMediaWords } from '#web/words/media.ts';

type Item = MediaGroup[number];

interface Props {
  /** Newest first. */
  readonly items: readonly Item[];
  readonly zone: string;
}

/** Items that are shown at first. */
const INITIAL_ITEMS = 4;

/**
 * News and videos of matches, linked to their sources, or nothing if there are none. An item without an address is plain
 * text.
 */
export function MediaList({ items, zone }: Props) {
  const { media: say, intl } = useMediaWords();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="media-list">
      <h2 id={id}>{say.title}</h2>
      <ul>
        {(isExpanded ? items : items.slice(0, INITIAL_ITEMS)).map((item) => {
          const about = [item.source, item.startdate && dayAndWeekday(item.startdate * 1000, zone, intl)];
          const content = (
            <>
              {item.image && <img src={item.image} alt="" width={64} height={44} loading="lazy" />}
              <span>
                <b dir="auto">{item.title}</b>
                <small>{about.filter(Boolean).join(' · ')}</small>
              </span>
            </>
          );
          return (
            <li key={`${item.id} ${item.url ?? item.title}`}>
              {item.url ? (
                <a href={item.url} target="_blank" rel="noopener noreferrer" title={say.away}>
                  {content}
                </a>
              ) : (
                <p>{content}</p>
              )}
            </li>
          );
        })}
      </ul>
      {!isExpanded && items.length > INITIAL_ITEMS && (
        <button type="button" onClick={() => setExpanded(true)}>
          {say.more}
        </button>
      )}
    </section>
  );
}
