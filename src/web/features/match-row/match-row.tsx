import './match-list.css';
import './match-row.css';
import './row-score.css';
import './row-note.css';
import { memo, useRef } from 'react';
import type { MatchRow as Match } from '#contract/records/match.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { isHourKnown, kickOffText } from '#web/format/kick-off.ts';
import { hasReplacement, noteOf, replacementOf } from '#web/matches/note.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { useWords } from '#web/words/use-words.ts';
import { RowCells } from './row-cells.tsx';
import { RowEnd } from './row-end.tsx';
import { RowTeam } from './row-team.tsx';

export interface MatchRowProps extends MatchListRow {
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** Whether to show the competition, in lists of several. */
  readonly hasCompetition?: boolean;
}

function winnerOf({ phase, winner_team_id, teams }: Match): 'home' | 'away' | undefined {
  if (phase !== 'finished' || winner_team_id === null) return undefined;
  return winner_team_id === teams.home.id ? 'home' : 'away';
}

/**
 * A match in a list. It renders only when its record changes: all props are stable objects, and the minute updates
 * itself. The favourite button and the link to the new date are outside of the match's own link.
 */
export const MatchRow = memo(function MatchRow(row: MatchRowProps) {
  const { record, related, zone } = row;
  const words = useWords();
  const { home, away } = record.teams;
  const replacement = replacementOf(record, related);
  const isReplacementPending = related === null && hasReplacement(record);
  return (
    <li className="match" data-followable>
      <RowLink {...row} />
      {isReplacementPending && (
        <span aria-hidden="true" className="new-date">
          <br />
        </span>
      )}
      {replacement && (
        <PrefetchLink to={matchAddress(replacement.id)} className="new-date">
          {words.list.nowOn(kickOffText(replacement, zone, words.intl))}
        </PrefetchLink>
      )}
      <FavouriteButton
        kind="match"
        id={record.id}
        name={`${home.name} – ${away.name}`}
        img={null}
        className="star"
      />
    </li>
  );
});

function RowLink({
  record,
  anchor,
  scoreChange,
  related,
  reds,
  zone,
  confirmed,
  hasCompetition = false,
}: MatchRowProps) {
  const words = useWords();
  const { teams, scores, phase, league } = record;
  const note = noteOf(record, related, words);
  const hit = (side: 'home' | 'away') =>
    scoreChange?.kind === 'goal' && scoreChange.side === side ? 'hit' : '';
  const link = useRef<HTMLAnchorElement>(null);
  const hasScore = scores.home_score !== null;
  return (
    <PrefetchLink
      ref={link}
      to={matchAddress(record.id)}
      className="match-row relative"
      data-step
      data-phase={phase}
      data-winner={winnerOf(record)}
      data-mark={scoreChange?.side}
      data-named={hasCompetition || undefined}
    >
      <span className="sr-only">
        {words.scores.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score)}
        {', '}
        <MatchTime match={record} seen={anchor} zone={zone} confirmed={confirmed} form="spoken" />
      </span>
      <span className="minute" aria-hidden="true">
        <MatchTime match={record} seen={anchor} zone={zone} confirmed={confirmed} form="short" />
      </span>
      <RowTeam team={teams.home} side="home" reds={reds.home} />
      {hasScore && (
        <>
          <b className={`score home ${hit('home')}`} aria-hidden="true">
            {scores.home_score}
          </b>
          <b className={`score away ${hit('away')}`} aria-hidden="true">
            {scores.away_score}
          </b>
        </>
      )}
      <span className={`middle ${phase === 'scheduled' ? 'time' : ''}`} aria-hidden="true">
        {phase === 'scheduled' && isHourKnown(record)
          ? timeOfDay(record.time.timestamp * 1000, zone, words.intl)
          : '–'}
      </span>
      <RowTeam team={teams.away} side="away" reds={reds.away} />
      <RowEnd record={record} scoreChange={scoreChange} />
      {hasCompetition && (
        <span className="from" title={league.name}>
          <Flag src={league.country_flag} />
          <span dir="auto">{league.name}</span>
        </span>
      )}
      {reds.home + reds.away > 0 && (
        <span className="sr-only">{`, ${words.scores.sentOff(reds.home + reds.away)}`}</span>
      )}
      {note && <span className="note">{note}</span>}
      <RowCells id={record.id} row={link} />
    </PrefetchLink>
  );
}
