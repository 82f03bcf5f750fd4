import './thing-line.css';
import { dayAndTime } from '#web/format/clock-time.ts';
import { flagPath } from '#web/format/flag-path.ts';
import type { Thing } from '#web/settings/recent.ts';
import { Flag } from '#web/ui/flag.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { pictureOf } from './thing.ts';

interface Props {
  readonly thing: Thing;
  readonly zone: string;
  /** Whether to show the kind, where no heading does. */
  readonly isMixed?: boolean;
}

/** A search result: image, name, and details that distinguish it from namesakes. */
export function ThingLine({ thing, zone, isMixed = false }: Props) {
  const { search: say, intl } = useSearchWords();
  const { name, about, cc, startdate, kind } = thing;
  const picture = pictureOf(thing);
  const told = [isMixed ? say.one[kind] : null, about].filter(Boolean).join(' · ');
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
      {told && (
        <small dir="auto" title={told}>
          {told}
        </small>
      )}
      {startdate !== null && <time>{dayAndTime(startdate * 1000, zone, intl)}</time>}
    </>
  );
}
