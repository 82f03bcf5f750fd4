import { useMemo } from 'react';
import { guideAddress } from '#web/app/addresses.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useMinute } from '#web/clock/use-minute.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useMostRows } from '#web/ui/use-most-rows.ts';
import { useTvWords } from '#web/words/tv.ts';
import { ByTime } from './by-time.tsx';
import { ChannelGrid } from './channel-grid.tsx';
import { guideOf } from './guide.ts';
import { type Asked, GuideTools } from './guide-tools.tsx';
import { FIRST_CARDS, OnNow } from './on-now.tsx';
import { isShownIn, type Programme } from './programme.ts';
import type { Viewer } from './use-viewer.ts';

/** Approximate height of a listing, or of a card divided by the columns, px. */
const ROW = 72;
/** Listings that are added in each paint after the first. */
const STEP = 16;

interface Props {
  readonly asked: Asked;
  /** The name of the day's calendar. */
  readonly name: string;
  readonly isToday: boolean;
  /** All listings of the day, in order of interest. */
  readonly programmes: readonly Programme[];
  readonly viewer: Viewer;
}

/** The guide of a day by time or channel, with its controls. */
export function GuideBody({ asked, name, isToday, programmes, viewer }: Props) {
  const { tv: say } = useTvWords();
  const { codes, either } = viewer;
  const { competition, isWhole, by } = asked;
  const wanted = useMemo(
    () => programmes.filter(({ match }) => competition === null || match.league.id === competition),
    [programmes, competition],
  );
  const minute = useMinute();
  const { onNow, later, earlier, hidden } = useMemo(
    () => guideOf(wanted, codes, isWhole, minute === null ? null : minute * 60),
    [wanted, codes, isWhole, minute],
  );
  const told = useMemo(() => [...onNow, ...later, ...earlier], [onNow, later, earlier]);
  const rows = useMostRows(ROW, STEP, told.length) - Math.min(onNow.length, FIRST_CARDS);
  const isDrawn = rows >= later.length + earlier.length;
  const isOnAir = useMemo(() => wanted.some((programme) => isShownIn(programme, codes)), [wanted, codes]);
  return (
    <>
      <GuideTools asked={asked} name={name} programmes={told} viewer={viewer} />
      {competition !== null && (
        <p className="guide-only">
          <b dir="auto">{wanted[0]?.match.league.name}</b>
          <IntentLink to={guideAddress({ ...asked, competition: null })} aria-current="false">
            {say.allCompetitions}
          </IntentLink>
        </p>
      )}
      <div className="dims-when-old">
        {programmes.length === 0 ? (
          <p className="guide-none">{say.emptyDay}</p>
        ) : by === 'channel' && codes.length === 0 ? (
          <p className="guide-none">{say.noCountry}</p>
        ) : by === 'channel' && isOnAir ? (
          <ErrorBoundary at={wanted} section>
            <ChannelGrid programmes={wanted} viewer={viewer} />
          </ErrorBoundary>
        ) : by === 'channel' || told.length === 0 ? (
          <p className="guide-none">{say.emptyHere(either)}</p>
        ) : (
          <>
            <ErrorBoundary at={onNow} section>
              <OnNow programmes={onNow} viewer={viewer} />
            </ErrorBoundary>
            <ErrorBoundary at={later} section>
              <ByTime
                id="later"
                title={isToday ? say.laterToday : say.stillToCome}
                programmes={later}
                most={rows}
                viewer={viewer}
              />
            </ErrorBoundary>
            <ErrorBoundary at={earlier} section>
              <ByTime
                id="earlier"
                title={isToday ? say.earlierToday : say.over}
                programmes={earlier}
                most={rows - later.length}
                viewer={viewer}
              />
            </ErrorBoundary>
          </>
        )}
      </div>
      {by === 'time' && isDrawn && (hidden > 0 || isWhole) && codes.length > 0 && (
        <p className="guide-hidden">
          {hidden > 0 && say.hidden(hidden, either)}
          <IntentLink
            to={guideAddress({ ...asked, isWhole: !isWhole })}
            aria-current="false"
            className={BUTTON}
          >
            {isWhole ? say.hideHidden : say.showHidden}
          </IntentLink>
        </p>
      )}
    </>
  );
}
