import type { ReactNode } from 'react';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { spokenName } from '#contract/person-name.ts';
import type { Match } from '#contract/records/match.ts';
import { useZone } from '#web/clock/program-context.ts';
import { dayAt } from '#web/format/day.ts';
import { kickOffText } from '#web/format/kick-off.ts';
import { type VenueAndReferee, venueText } from '#web/matches/venue-and-referee.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Facts are in one line, on a phone in two; where the header is wide, at its sides with their names. */
export const FACTS =
  '@min-[68rem]/head:row-start-2 @min-[68rem]/head:whitespace-normal @min-[68rem]/head:px-6 @min-[68rem]/head:py-3';
/** In a column as high as a venue of two lines and a referee, which come later. */
export const SETTING = `flex-1 slim:h-4 slim:overflow-hidden @min-[68rem]/head:col-start-1 @min-[68rem]/head:min-h-24 ${FACTS}`;
const SETTING_FACT =
  '@max-[34rem]/head:block @min-[68rem]/head:grid-cols-[minmax(4rem,auto)_minmax(0,1fr)] not-first:before:content-["_·_"] @min-[68rem]/head:before:hidden @max-[34rem]/head:before:hidden slim:@max-[34rem]/head:not-first:hidden';
const LINK = 'py-0.75 pointer-coarse:-mx-0.5 pointer-coarse:px-0.5 pointer-coarse:py-3.75';
/** A phone has room for one: the age during a live match, whose day is obvious, and otherwise the kick-off. */
const KICK_OFF =
  '@min-[68rem]/head:col-start-5 @max-[34rem]/head:group-data-[phase=live]/foot:not-last:hidden @max-[34rem]/head:group-has-[b]/foot:hidden';
const TIME_FACT = '@min-[68rem]/head:grid-cols-[auto_auto] @min-[68rem]/head:justify-end';
const TV_FACT = `${TIME_FACT} not-first:before:content-["_·_"] @min-[68rem]/head:before:hidden`;
/** Beside the three buttons. */
const AGE =
  '@min-[68rem]/head:absolute @min-[68rem]/head:end-39 pointer-fine:@min-[68rem]/head:end-30 @min-[68rem]/head:top-3 @max-[34rem]/head:group-not-data-[phase=live]/foot:not-has-[b]:hidden text-faint';

export interface NamedChannel {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly match: Match;
  readonly venueAndReferee: VenueAndReferee;
  /** The channel in the viewer's country; null if there is none or no room for it. */
  readonly channel: NamedChannel | null;
  /** The age of the data, where nothing else shows it. */
  readonly age: ReactNode;
}

/**
 * Venue and referee, the kick-off, and the age of the data. Venue and referee appear together in a reserved line, so
 * that nothing moves.
 */
export function HeaderFooter({ match, venueAndReferee: { venue, referee }, channel, age }: Props) {
  const zone = useZone();
  const words = useWords<'match'>();
  const isLoaded = venue !== undefined && referee !== undefined;
  const kickOff = match.time.timestamp * 1000;
  return (
    <>
      {(venue !== null || referee !== null) && (
        <dl data-setting dir="auto" className={`match-setting truncate ${SETTING}`}>
          {isLoaded && venue && (
            <Fact name={words.match.venue} className={SETTING_FACT}>
              <Link to={profileAddress('venue', venue.id)} title={venueText(venue)} className={LINK}>
                {venueText(venue)}
              </Link>
            </Fact>
          )}
          {isLoaded && referee && (
            <Fact name={words.match.referee} className={SETTING_FACT} isNamed>
              {spokenName(referee)}
            </Fact>
          )}
        </dl>
      )}
      <dl className={`${KICK_OFF} ${FACTS}`}>
        <Fact name={words.match.kickOff} className={TIME_FACT}>
          <time dateTime={isHourKnown(match) ? new Date(kickOff).toISOString() : dayAt(kickOff, zone)}>
            {kickOffText(match, zone, words.intl)}
          </time>
        </Fact>
        {channel && (
          <Fact name={words.nav.tv} className={TV_FACT}>
            <Link to={profileAddress('tv', channel.id)} title={channel.name} className={LINK}>
              <bdi>{channel.name}</bdi>
            </Link>
          </Fact>
        )}
      </dl>
      {age && <p className={AGE}>{age}</p>}
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly className: string;
  /** Whether its name is in the line, too: a person alone could be anybody. */
  readonly isNamed?: boolean;
  readonly children: ReactNode;
}

/** A fact; a name of a venue in a column has at most two lines. */
function Fact({ name, className, isNamed = false, children }: FactProps) {
  return (
    <div className={`@max-[68rem]/head:inline @min-[68rem]/head:grid @min-[68rem]/head:gap-2 ${className}`}>
      <dt
        dir="auto"
        className={
          isNamed ? '@max-[68rem]/head:inline' : 'sr-only @min-[68rem]/head:not-sr-only print:contents'
        }
      >
        {name}
      </dt>{' '}
      <dd className="@min-[68rem]/head:line-clamp-2 @max-[68rem]/head:inline @min-[68rem]/head:text-ink">
        {children}
      </dd>
    </div>
  );
}
