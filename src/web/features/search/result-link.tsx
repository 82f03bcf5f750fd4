import { type ComponentProps, useContext } from 'react';
import { scoreOf } from '#contract/score.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { dayAndTime } from '#web/format/clock-time.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';
import { liveCountOf, MatchStatesContext, stateOf } from './match-states.ts';
import { resultAddress, resultImage } from './search-result.ts';

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly result: SearchResult;
  /** Where it leads; by default to the result's own page. */
  readonly to?: Address;
  /** Whether to show the kind, where no heading does. */
  readonly isMixed?: boolean;
  /** In a column the name and the details do not fit side by side. */
  readonly isInColumn?: boolean;
}

/** All in one row where there is room; otherwise the name has the first row of two. */
const ONE_ROW =
  'md:grid-cols-[1.75rem_minmax(0,auto)_minmax(0,1fr)_auto] md:*:[grid-area:auto] md:[&>time]:col-[-2]';

/** A search result: image, name, and details that distinguish it from namesakes. */
export function ResultLink({ result, to, isMixed, isInColumn, className = '', ...link }: Props) {
  const { search: t, list } = useWords<'search'>();
  const { name, about, cc, startdate, kind } = result;
  const picture = resultImage(result);
  const details = [isMixed ? t.one[kind] : null, about].filter(Boolean).join(' · ');
  const isMatch = kind === 'match';
  const states = useContext(MatchStatesContext);
  const row = stateOf(states, result);
  const liveCount = liveCountOf(states, result);
  // The details of teams come later, and must not move the results below.
  const hasDetails = details !== '' || kind === 'team';
  return (
    <Link
      to={to ?? resultAddress(result)}
      {...link}
      className={`grid min-h-11 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-1 -outline-offset-2 ${isInColumn ? '' : ONE_ROW} ${className}`}
    >
      <span className={`grid size-7 place-items-center ${hasDetails ? 'row-[1/3]' : ''}`}>
        {picture ? (
          <img
            src={fullPath(picture)}
            alt=""
            width={22}
            height={22}
            loading="lazy"
            decoding="async"
            className={kind === 'player' ? 'size-7 rounded-full object-cover' : 'size-5.5 object-contain'}
          />
        ) : (
          <Flag src={flagPath(cc)} />
        )}
      </span>
      <span className={`truncate font-medium ${isMatch ? 'col-[2/-1]' : ''}`} dir="auto" title={name}>
        {name}
      </span>
      {hasDetails && (
        <small dir="auto" title={details} className="col-2 row-2 truncate text-[0.8125rem] text-quiet">
          {details || '\u00a0'}
        </small>
      )}
      {liveCount > 0 && (
        <span className="col-3 row-2 text-[0.8125rem] text-live">{list.inPlay(liveCount)}</span>
      )}
      {(isMatch || row) && <MatchState row={row} startdate={startdate} />}
    </Link>
  );
}

interface StateProps extends Pick<SearchResult, 'startdate'> {
  /** The match, or the one that a team plays now. */
  readonly row: MatchListRow | undefined;
}

/** The minute and score of a match that is in play or over, else its kick-off, if that is known. */
function MatchState({ row, startdate }: StateProps) {
  const zone = useZone();
  const words = useWords<'search'>();
  const score = row && scoreOf(row.record);
  const kickOff = row?.record.time.timestamp ?? startdate;
  return (
    <time className="col-3 row-2 text-[0.8125rem] text-quiet">
      {score ? (
        <>
          <span className={row.record.phase === 'live' ? 'text-live' : ''}>
            <MatchTime
              match={row.record}
              seen={row.anchor}
              form={(short, spoken) => (
                <>
                  <span aria-hidden="true">{short}</span>
                  <span className="sr-only">{spoken}</span>
                </>
              )}
            />
          </span>{' '}
          <b className="font-bold text-ink">{words.score(...score)}</b>
        </>
      ) : (
        kickOff !== null && dayAndTime(kickOff * 1000, zone, words.intl)
      )}
    </time>
  );
}
