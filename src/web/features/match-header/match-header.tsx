import type { ReactNode } from 'react';
import { isolateNames } from '#contract/isolate-names.ts';
import { isFriendly } from '#contract/order/is-friendly.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import type { MinuteAnchor } from '#web/format/minute.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { type Address, competitionAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { reservedButton } from '#web/ui/reserved-button.tsx';
import { useMatchWords } from '#web/words/match.ts';
import { Board, HEAD } from './board.tsx';
import { HeaderFooter, type NamedChannel } from './header-footer.tsx';
import { MatchNotes } from './match-notes.tsx';
import { MatchStateView } from './match-state-view.tsx';
import { HiddenScore, Score } from './score.tsx';
import { ScorerList } from './scorer-list.tsx';
import { TeamBadge } from './team-badge.tsx';

const HeaderTool = lazyAfterFirstView(async () => (await import('./header-tool.tsx')).HeaderTool);

const DelayButton = reservedButton(async () => (await import('./delay-button.tsx')).DelayButton);

/** What a match has in its header that a spoiler shield hides. */
interface HeaderShield {
  /** Text in place of the score and the state; null while these are played back. */
  readonly text: string | null;
  /** Buttons in place of the notes. */
  readonly actions: ReactNode;
  /** The address to share. */
  readonly to: Address;
}

export interface MatchHeaderProps {
  readonly match: Match;
  readonly anchor: MinuteAnchor | null;
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** The side that has just scored. */
  readonly fresh: Side | null;
  readonly setting: VenueAndReferee;
  /** The channel in the viewer's country; null if there is none or no room for it. */
  readonly channel: NamedChannel | null;
  /** Related matches: other attempts at the match, or the other leg; null while loading. */
  readonly related: readonly MatchRow[] | null;
  /** Whether the match is in the panel beside the list, where it links to its own page. */
  readonly inPanel: boolean;
  /** Whether the match is the page's title. */
  readonly titled: boolean;
  /** Whether the header is compact on a phone and in the panel. */
  readonly slim: boolean;
  /** The links to the match's tabs. */
  readonly tabs: ReactNode;
  /** The button for alerts. */
  readonly bell?: ReactNode;
  /** The age of the data, where nothing else shows it. */
  readonly age: ReactNode;
  readonly shield?: HeaderShield;
}

/** The teams, the score, venue and kick-off of a match, and its tabs. */
export function MatchHeader(props: MatchHeaderProps) {
  const { match, slim, tabs } = props;
  return (
    <section className={HEAD} data-head data-slim={slim || undefined}>
      <ErrorBoundary at={match} section>
        <Scoreboard {...props} />
      </ErrorBoundary>
      {tabs}
    </section>
  );
}

function Scoreboard(props: MatchHeaderProps) {
  const { match, zone, related, inPanel, slim, shield } = props;
  const words = useMatchWords();
  const { teams, scores, league } = match;
  const [home, away] = isolateNames(teams.home.name, teams.away.name);
  const name = words.match.title(home, null, away);
  // In a panel of prices nothing but teams, score and state is above them.
  const isBrief = inPanel && slim;
  const Heading = props.titled ? 'h1' : 'h2';
  return (
    <>
      <Heading className="sr-only">
        {words.scores.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score)}
        {', '}
        {shield?.text ?? (
          <MatchTime
            match={match}
            seen={props.anchor}
            zone={zone}
            confirmed={props.confirmed}
            form="spoken"
          />
        )}
      </Heading>
      <Board
        phase={match.phase}
        where={
          <>
            <Flag src={league.country_flag} />
            <b className="min-w-0 @min-[68rem]/head:max-w-1/2 @min-[34rem]/head:font-stretch-100% font-semibold font-stretch-86%">
              <Link
                to={competitionAddress(league.id)}
                title={league.name}
                className="block truncate pointer-coarse:leading-11"
              >
                {league.name}
              </Link>
            </b>
            {match.round_name && !isFriendly(league.name) && (
              <span className="@max-[19rem]/head:hidden max-w-1/2 flex-none truncate text-quiet">
                {words.scores.round(match.round_name)}
              </span>
            )}
            <span className="ms-auto flex flex-none items-center">
              <FavouriteButton kind="match" id={match.id} name={name} img={null} />
              {props.bell}
              {match.phase === 'live' && <DelayButton label={words.matchTv} />}
              <span className="pointer-fine:size-8 size-11 flex-none">
                <HeaderTool inPanel={inPanel} title={name} {...(shield && { to: shield.to })} />
              </span>
            </span>
          </>
        }
        home={<TeamBadge match={match} side="home" />}
        away={<TeamBadge match={match} side="away" />}
        score={shield?.text ? <HiddenScore text={shield.text} /> : <Score {...props} />}
        state={!shield?.text && <MatchStateView {...props} />}
        scorers={
          !isBrief && (
            <>
              <ScorerList match={match} side="home" />
              <ScorerList match={match} side="away" />
            </>
          )
        }
        foot={!isBrief && <HeaderFooter {...props} />}
      />
      {shield ? (
        <div className="flex flex-wrap justify-center gap-2 border-line border-t px-3 py-2">
          {shield.actions}
        </div>
      ) : (
        <MatchNotes match={match} related={related} zone={zone} />
      )}
    </>
  );
}
