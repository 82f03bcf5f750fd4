import { useState } from 'react';
import type { MediaGroup } from '#contract/records/media-group.ts';
import { useZone } from '#web/clock/program-context.ts';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { MoreButton } from '#web/ui/more-button.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';

type Item = MediaGroup[number];

interface Props {
  /** Newest first. */
  readonly items: readonly Item[];
}

const MEDIA_LINE = 'flex min-h-15 items-center gap-3 px-3.5 py-2';

/** Items that are shown at first. */
const INITIAL_ITEMS = 4;

/**
 * News and videos of matches, linked to their sources, or nothing if there are none. An item without an address is plain
 * text.
 */
export function MediaList({ items }: Props) {
  const zone = useZone();
  const { media: t, intl } = useWords<'media'>();
  const [isExpanded, setExpanded] = useState(false);
  if (items.length === 0) return null;
  return (
    <TitledCard title={t.title} className="my-3">
      <ul className="divided">
        {(isExpanded ? items : items.slice(0, INITIAL_ITEMS)).map((item) => {
          const about = [item.source, item.startdate && dayAndWeekday(item.startdate * 1000, zone, intl)];
          const content = (
            <>
              {item.image && (
                <img
                  src={fullPath(item.image)}
                  alt=""
                  width={64}
                  height={44}
                  loading="lazy"
                  className="h-11 w-16 flex-none rounded-sm bg-raised object-contain"
                />
              )}
              <span>
                <b dir="auto" className="wrap-anywhere block font-medium">
                  {item.title}
                </b>
                <small className="text-[0.8125rem] text-quiet">{about.filter(Boolean).join(' · ')}</small>
              </span>
            </>
          );
          return (
            <li key={`${item.id} ${item.url ?? item.title}`}>
              {item.url ? (
                <a
                  href={item.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={t.away}
                  className={`${MEDIA_LINE} hover:bg-raised focus-visible:-outline-offset-2`}
                >
                  {content}
                </a>
              ) : (
                <p className={MEDIA_LINE}>{content}</p>
              )}
            </li>
          );
        })}
      </ul>
      {!isExpanded && items.length > INITIAL_ITEMS && (
        <MoreButton onClick={() => setExpanded(true)}>{t.more}</MoreButton>
      )}
    </TitledCard>
  );
}
