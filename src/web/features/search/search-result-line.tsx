import './search-result-line.css';
import { dayAndTime } from '#web/format/clock-time.ts';
import { flagPath } from '#web/format/flag-path.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { Flag } from '#web/ui/flag.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { resultImage } from './search-result.ts';

interface Props {
  readonly result: SearchResult;
  readonly zone: string;
  /** Whether to show the kind, where no heading does. */
  readonly isMixed?: boolean;
}

/** A search result: image, name, and details that distinguish it from namesakes. */
export function SearchResultLine({ result, zone, isMixed = false }: Props) {
  const { search: say, intl } = useSearchWords();
  const { name, about, cc, startdate, kind } = result;
  const picture = resultImage(result);
  const details = [isMixed ? say.one[kind] : null, about].filter(Boolean).join(' · ');
  return (
    <>
      <span className="thing-picture" data-kind={kind}>
        {picture ? (
          <img src={picture} alt="" width={22} height={22} loading="lazy" decoding="async" />
        ) : (
          <Flag src={flagPath(cc)} />
        )}
      </span>
      <span className="thing-name" dir="auto" title={name}>
        {name}
      </span>
      {details && (
        <small dir="auto" title={details}>
          {details}
        </small>
      )}
      {startdate !== null && <time>{dayAndTime(startdate * 1000, zone, intl)}</time>}
    </>
  );
}
