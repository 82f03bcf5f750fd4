import type { ComponentProps } from 'react';
import { dayAndTime } from '#web/format/clock-time.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { Link } from '#web/navigation/link.tsx';
import type { SearchResult } from '#web/settings/recent.ts';
import { Flag } from '#web/ui/flag.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { resultAddress, resultImage } from './search-result.ts';

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly result: SearchResult;
  readonly zone: string;
  /** Whether to show the kind, where no heading does. */
  readonly isMixed?: boolean;
  /** In a column the name and day of a match do not fit side by side. */
  readonly isInColumn?: boolean;
}

/** All in one row where there is room; otherwise the name has the first row of two. */
const ONE_ROW =
  'md:grid-cols-[1.75rem_minmax(0,auto)_minmax(0,1fr)_auto] md:*:[grid-area:auto] md:[&>time]:col-[-2]';

/** A search result: image, name, and details that distinguish it from namesakes. */
export function ResultLink({ result, zone, isMixed, isInColumn, className, ...link }: Props) {
  const { search: say, intl } = useSearchWords();
  const { name, about, cc, startdate, kind } = result;
  const picture = resultImage(result);
  const isPerson = kind === 'player' || kind === 'referee';
  const details = [isMixed ? say.one[kind] : null, about].filter(Boolean).join(' · ');
  const isMatch = startdate !== null;
  return (
    <Link
      to={resultAddress(result)}
      {...link}
      className={`grid min-h-11 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-1 -outline-offset-2 ${isMatch && isInColumn ? '' : ONE_ROW} ${className}`}
    >
      <span className={`grid size-7 place-items-center ${details && 'row-[1/3]'}`}>
        {picture ? (
          <img
            src={picture}
            alt=""
            width={22}
            height={22}
            loading="lazy"
            decoding="async"
            className={isPerson ? 'size-7 rounded-full object-cover' : 'size-5.5 object-contain'}
          />
        ) : (
          <Flag src={flagPath(cc)} />
        )}
      </span>
      <span className={`truncate font-medium ${isMatch ? 'col-[2/-1]' : ''}`} dir="auto" title={name}>
        {name}
      </span>
      {details && (
        <small dir="auto" title={details} className="col-[2] row-[2] truncate text-[0.8125rem] text-quiet">
          {details}
        </small>
      )}
      {isMatch && (
        <time className="col-[3] row-[2] text-[0.8125rem] text-quiet">
          {dayAndTime(startdate * 1000, zone, intl)}
        </time>
      )}
    </Link>
  );
}
