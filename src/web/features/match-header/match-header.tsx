import './match-header.css';
import './score.css';
import './header-footer.css';
import './compact.css';
import type { ReactNode } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { dayAt } from '#web/format/day.ts';
import { isHourKnown, kickOffText } from '#web/format/kick-off.ts';
import type { MinuteAnchor } from '#web/format/minute.ts';
import type { Side } from '#web/format/side-of.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { useMatchWords } from '#web/words/match.ts';
import { FullPageLink } from './full-page-link.tsx';
import { MatchNotes } from './match-notes.tsx';
import { MatchStateView } from './match-state-view.tsx';
import { ScorerList } from './scorer-list.tsx';
import { TeamBadge } from './team-badge.tsx';
import { VenueAndRefereeLine } from './venue-and-referee-line.tsx';

const ShareButton = lazyAfterFirstView(async () => (await import('./share-button.tsx')).ShareButton);

export interface MatchHeaderProps {
  readonly match: Match;
  readonly anchor: MinuteAnchor | null;
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** The side that has just scored. */
  readonly fresh: Side | null;
  readonly setting: VenueAndReferee;
  /** Related matches: other attempts at the match, or the other leg; null while loading. */
  readonly related: readonly MatchRow[] | null;
  /** Whether the match is in the panel beside the list, where it links to its own page. */
  readonly inPanel: boolean;
  /** Whether the match is the page's title. */
  readonly titled: boolean;
  /** Whether the header is compact on a phone. */
  readonly slim: boolean;
  /** The links to the match's tabs. */
  readonly tabs: ReactNode;
  /** The age of the data, where nothing else shows it. */
  readonly age: ReactNode;
}

/** The teams, the score, venue and kick-off of a match, and its tabs. */
export function MatchHeader(props: MatchHeaderProps) {
  const { match, slim, tabs } = props;
  return (
    <section className="match-head" data-slim={slim || undefined}>
      <ErrorBoundary at={match} section>
        <Scoreboard {...props} />
      </ErrorBoundary>
      {tabs}
    </section>
  );
}

function Scoreboard(props: MatchHeaderProps) {
  const { match, zone, fresh, related, inPanel, age } = props;
  const words = useMatchWords();
  const { teams, scores, league } = match;
  const kickOff = match.time.timestamp * 1000;
  const name = words.match.title(teams.home.name, null, teams.away.name);
  const Heading = props.titled ? 'h1' : 'h2';
  return (
    <>
      <Heading className="sr-only">
        {words.scores.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score)}
        {', '}
        <MatchTime match={match} seen={props.anchor} zone={zone} confirmed={props.confirmed} form="spoken" />
      </Heading>
      <span className="kit-bar" aria-hidden="true">
        <i data-side="home" />
        <i data-side="away" />
      </span>
      <div className="where">
        <Flag src={league.country_flag} />
        <b>
          <PrefetchLink to={competitionAddress(league.id)} title={league.name}>
            {league.name}
          </PrefetchLink>
        </b>
        {match.round_name && <span className="round">{words.scores.round(match.round_name)}</span>}
        <FavouriteButton kind="match" id={match.id} name={name} img={null} />
        {inPanel ? (
          <FullPageLink />
        ) : (
          <span className="pointer-fine:size-8 size-11 flex-none">
            <ShareButton title={name} />
          </span>
        )}
      </div>
      <div className="board">
        <TeamBadge match={match} side="home" />
        <div className="centre">
          {scores.home_score === null ? (
            <p className="score" data-unplayed>
              {match.phase === 'scheduled' && isHourKnown(match) ? timeOfDay(kickOff, zone, words.intl) : '–'}
            </p>
          ) : (
            <p className="score" aria-hidden="true">
              <b data-fresh={fresh === 'home' || undefined}>{scores.home_score}</b>
              <i />
              <b data-fresh={fresh === 'away' || undefined}>{scores.away_score ?? '–'}</b>
            </p>
          )}
          <MatchStateView {...props} />
        </div>
        <TeamBadge match={match} side="away" />
        <ScorerList match={match} side="home" />
        <ScorerList match={match} side="away" />
        <div className="foot" data-phase={match.phase}>
          <VenueAndRefereeLine {...props.setting} />
          <dl className="facts">
            <div>
              <dt>{words.match.kickOff}</dt>
              <dd>
                <time dateTime={isHourKnown(match) ? new Date(kickOff).toISOString() : dayAt(kickOff, zone)}>
                  {kickOffText(match, zone, words.intl)}
                </time>
              </dd>
            </div>
          </dl>
          {age && <p className="age">{age}</p>}
        </div>
      </div>
      <MatchNotes match={match} related={related} zone={zone} />
    </>
  );
}
