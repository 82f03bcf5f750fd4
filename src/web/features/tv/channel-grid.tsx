import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import { dayAndWeekday, timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import { type AirTime, guideAxis, hoursOf } from './axis.ts';
import { channelDays } from './channel-days.ts';
import { ChannelLine } from './channel-line.tsx';
import { CountryHead } from './country-head.tsx';
import { OtherCountries } from './other-countries.tsx';
import type { TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

export interface ChannelGridProps {
  /** In order of interest; at least one is available in the viewer's countries. */
  readonly listings: readonly TvListing[];
  readonly viewer: Viewer;
}

/** Returns the position of an instant on an axis, 0 to 1. */
const fractionAt = ({ from, to }: AirTime, instant: number) => (instant - from) / (to - from);

/**
 * The listings of each channel in the viewer's countries along the hours of the day; on a phone a list for each
 * channel. Other countries are folded to a line.
 */
export function ChannelGrid({ listings, viewer }: ChannelGridProps) {
  const zone = useZone();
  const { tv: t, intl } = useWords<'tv'>();
  const { codes, mine } = viewer;
  const [openCodes, setOpenCodes] = useState<readonly string[]>([]);
  const now = (useMinute() ?? 0) * 60;
  const countries = useMemo(
    () => new Map([...codes, ...openCodes].map((code) => [code, channelDays(listings, code, { mine })])),
    [listings, codes, openCodes, mine],
  );
  const visible = [...countries.values()].flatMap((days) => days.flatMap(({ listings: of }) => of));
  const axis = guideAxis(
    visible.map(({ match }) => match),
    zone,
    now,
  );
  const hours = hoursOf(axis);
  const isNowVisible = now > axis.from && now < axis.to;
  const { scroller, hourLine } = useScrolledTo(
    isNowVisible ? fractionAt(axis, now) * hours.length : 0,
    hours.length,
  );
  const linesOf = (code: string) =>
    countries.get(code)?.map((day) => <ChannelLine key={day.channel.id} {...day} axis={axis} now={now} />);
  const toggle = (code: string) =>
    setOpenCodes(openCodes.includes(code) ? openCodes.filter((one) => one !== code) : [...openCodes, code]);
  return (
    <section
      ref={scroller}
      className="md:card relative min-w-0 md:overflow-x-auto md:[scrollbar-width:thin]"
      aria-label={t.byChannel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reached by the keyboard
      tabIndex={0}
    >
      <div
        className="channel-grid"
        style={{ '--hours': hours.length, '--now': fractionAt(axis, now) } as CSSProperties}
      >
        <div
          className="channel-grid-hours h-9 font-semibold font-stretch-85% text-[0.8125rem]/4 before:sticky before:start-0 before:z-4 before:bg-surface max-md:hidden"
          aria-hidden="true"
        >
          <p ref={hourLine} className="relative">
            {hours.map((hour, n) => (
              <span
                key={hour}
                className="absolute top-2.5 whitespace-nowrap ps-1.5"
                hidden={isNowVisible && Math.abs(hour + LABEL_WIDTH_S / 2 - now) < LABEL_WIDTH_S}
                style={{ '--at': n / hours.length } as CSSProperties}
              >
                {isMidnight(hour, zone) && n > 0 ? (
                  <small>{dayAndWeekday(hour * 1000, zone, intl)}</small>
                ) : (
                  timeOfDay(hour * 1000, zone, intl)
                )}
              </span>
            ))}
            {isNowVisible && (
              <b className="absolute top-2 z-3 -ms-6 w-12 rounded-sm bg-live text-center font-bold text-[0.75rem]/5 text-ground">
                {timeOfDay(now * 1000, zone, intl)}
              </b>
            )}
          </p>
        </div>
        {codes.map((code) => (
          <section key={code} aria-labelledby={`on-${code}`}>
            <CountryHead
              code={code}
              channels={countries.get(code)?.length ?? 0}
              viewer={viewer}
              isOpen={null}
            />
            {linesOf(code)}
          </section>
        ))}
        <OtherCountries
          listings={listings}
          viewer={viewer}
          openCodes={openCodes}
          onToggle={toggle}
          linesOf={linesOf}
        />
      </div>
    </section>
  );
}

/** Width of an hour's label in seconds of the axis; the label of now hides overlapping ones. */
const LABEL_WIDTH_S = 2_100;

const isMidnight = (hour: number, zone: string) => timeOfDay(hour * 1000, zone, 'en-GB-u-hc-h23') === '00:00';

/** Fraction of the visible hours that is before now. */
const LEAD_FRACTION = 0.15;

/** Scrolls an element once so that it begins with a full hour and shows now. Returns its ref and that of the hours. */
function useScrolledTo(hoursToNow: number, hours: number) {
  const scroller = useRef<HTMLElement>(null);
  const hourLine = useRef<HTMLParagraphElement>(null);
  const first = useRef({ hoursToNow, hours });
  useLayoutEffect(() => {
    const { current } = scroller;
    const line = hourLine.current;
    if (!current || !line) return;
    const hour = line.clientWidth / first.current.hours;
    const hoursBefore = Math.floor(first.current.hoursToNow - (LEAD_FRACTION * current.clientWidth) / hour);
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    // The list on a phone has no hours and does not scroll.
    if (hour > 0) current.scrollLeft = direction * Math.max(0, hoursBefore) * hour;
  }, []);
  return { scroller, hourLine };
}
