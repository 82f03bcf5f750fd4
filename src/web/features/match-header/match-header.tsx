import type { ReactNode } from 'react';
import { isolateNames } from '#contract/isolate-names.ts';
import type { MinuteAnchor } from '#contract/minute.ts';
import { isFriendly } from '#contract/order/is-friendly.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { localCountry } from '#news/words/country-name.ts';
import { roundName } from '#news/words/round-name.ts';
import { Flag } from '#web/components/flag.tsx';
import { FollowButton } from '#web/components/follow-button.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { aggregateScore } from '#web/matches/state-lines.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { type Address, competitionAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { reservedButton } from '#web/ui/reserved-button.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';
import { Board, HEAD } from './board.tsx';
import { HeaderFooter, type NamedChannel } from './header-footer.tsx';
import { MatchNotes } from './match-notes.tsx';
import { MatchStateView } from './match-state-view.tsx';
import { HiddenScore, Score } from './score.tsx';
import { ScoreLine } from './score-line.tsx';
import { ScorerList } from './scorer-list.tsx';
import { TeamBadge } from './team-badge.tsx';

const HeaderTool = reservedButton(async () => (await import('./header-tool.tsx')).HeaderTool);

/** What a match has in its header that a spoiler shield hides. */
interface HeaderShield {
  /** Text in place of the score and the state; null while these are played back. */
  readonly text: string | null;
  /** Buttons in place of the notes; null without any. */
  readonly actions: ReactNode;
  /** The address to share. */
  readonly to: Address;
}

export interface MatchHeaderProps {
  readonly match: Match;
  readonly anchor: MinuteAnchor | null;
  /** The side that has just scored. */
  readonly fresh: Side | null;
  readonly venueAndReferee: VenueAndReferee;
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
  /** The button of what else can be done with the match. */
  readonly menu?: ReactNode;
  /** The age of the data, where nothing else shows it. */
  readonly age: ReactNode;
  readonly shield?: HeaderShield;
}

/**
 * The teams, the score, venue and kick-off of a match, and its tabs. When these have been scrolled away, a line with the
 * score and the tabs below it stay.
 */
export function MatchHeader(props: MatchHeaderProps) {
  const { match, slim, tabs, shield } = props;
  return (
    <>
      <section className={HEAD} data-head data-slim={slim || undefined}>
        <ErrorBoundary at={match} section>
          <Scoreboard {...props} />
        </ErrorBoundary>
      </section>
      <ErrorBoundary at={match} section>
        <ScoreLine {...props} hidden={shield?.text ?? null} />
      </ErrorBoundary>
      {tabs}
    </>
  );
}

function Scoreboard(props: MatchHeaderProps) {
  const { match, related, inPanel, slim, shield } = props;
  const words = useWords<'match'>();
  const { teams, scores, league } = match;
  const [home, away] = isolateNames(teams.home.name, teams.away.name);
  const name = words.match.title(home, null, away);
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  const total = aggregateScore(match, related, words);
  // In a panel of prices nothing but teams, score and state is above them.
  const isBrief = inPanel && slim;
  const Heading = props.titled ? 'h1' : 'h2';
  return (
    <>
      <Heading tabIndex={-1} className="sr-only">
        {scoreRow(teams.home.name, scores.home_score, teams.away.name, scores.away_score, words)}
        {', '}
        {shield?.text ?? <MatchTime match={match} seen={props.anchor} form="spoken" />}
        {!shield?.text &&
          [
            scores.ps_score && words.match.onPenalties(words.score(...scores.ps_score)),
            total && words.match.onAggregate(total),
          ].map((text) => text && `, ${text}`)}
      </Heading>
      <Board
        phase={match.phase}
        where={
          <>
            <Flag src={league.country_flag} />
            {/* The name is whole; the round is in the next line where it does not fit beside it. */}
            <p className="flex min-w-0 @min-[68rem]/head:max-w-3/5 flex-[1_1_6rem] flex-wrap gap-x-2.5 @min-[34rem]/head:font-stretch-100% font-stretch-86%">
              <b className="font-semibold">
                <Link
                  to={competitionAddress(league.id)}
                  className="pointer-coarse:-my-3 block pointer-coarse:py-3"
                >
                  {country && <span className="sr-only">{`${country} `}</span>}
                  <bdi>{competitionName(league, words)}</bdi>
                </Link>
              </b>
              {match.round_name && !isFriendly(league.name) && (
                <span className="text-quiet">{roundName(match.round_name, words)}</span>
              )}
            </p>
            <span className="ms-auto flex flex-none items-center">
              <FollowButton kind="match" id={match.id} name={name} img={null} teams={match.teams} />
              <HeaderTool
                inPanel={inPanel}
                title={name}
                feeds={{ kind: 'match', id: match.id }}
                {...(shield && { to: shield.to })}
              />
              {props.menu}
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
      {shield?.actions && (
        <div className="flex flex-wrap justify-center gap-2 border-line border-t px-3 py-2">
          {shield.actions}
        </div>
      )}
      {!shield && <MatchNotes match={match} related={related} />}
    </>
  );
}
