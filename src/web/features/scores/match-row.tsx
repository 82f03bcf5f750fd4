import './match-list.css';
import './match-row.css';
import './row-score.css';
import './row-note.css';
import { memo } from 'react';
import type { MatchRow as Match } from '#contract/records/match.ts';
import { matchAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { timeOfDay } from '#web/format/clock-time.ts';
import { isHourKnown, kickOffText } from '#web/format/kick-off.ts';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Extra } from './extra.tsx';
import { isMoved, noteOf, rearrangedTo } from './note.ts';
import { RowTeam } from './row-team.tsx';
import type { Row } from './shown.ts';

export interface RowProps extends Row {
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** Whether to show the competition, in lists of several. */
  readonly named?: boolean;
}

function winnerOf({ phase, winner_team_id, teams }: Match): 'home' | 'away' | undefined {
  if (phase !== 'finished' || winner_team_id === null) return undefined;
  return winner_team_id === teams.home.id ? 'home' : 'away';
}

/**
 * A match in a list. It renders only when its record changes: all props are stable objects, and the minute updates
 * itself. The favourite button and the link to the new date are outside of the match's own link.
 */
export const MatchRow = memo(function MatchRow(row: RowProps) {
  const { record, related, zone } = row;
  const words = useWords();
  const { home, away } = record.teams;
  const rearranged = rearrangedTo(record, related);
  const awaited = related === null && isMoved(record);
  return (
    <li className="match">
      <RowLink {...row} />
      {awaited && (
        <span aria-hidden="true" className="new-date">
          <br />
        </span>
      )}
      {rearranged && (
        <IntentLink to={matchAddress(rearranged.id)} className="new-date">
          {words.list.nowOn(kickOffText(rearranged, zone, words.intl))}
        </IntentLink>
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

function RowLink({ record, seen, mark, related, reds, zone, confirmed, named = false }: RowProps) {
  const words = useWords();
  const { teams, scores, phase, league } = record;
  const note = noteOf(record, related, words);
  const hit = (side: 'home' | 'away') => (mark?.kind === 'goal' && mark.side === side ? 'hit' : '');
  const played = scores.home_score !== null;
  return (
    <IntentLink
      to={matchAddress(record.id)}
      className="match-row"
      data-phase={phase}
      data-winner={winnerOf(record)}
      data-mark={mark?.side}
      data-named={named || undefined}
    >
      <span className="sr-only">
        {words.scores.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score)}
        {', '}
        <Moment match={record} seen={seen} zone={zone} confirmed={confirmed} form="said" />
      </span>
      <span className="minute" aria-hidden="true">
        <Moment match={record} seen={seen} zone={zone} confirmed={confirmed} form="short" />
      </span>
      <RowTeam team={teams.home} side="home" reds={reds.home} />
      {played && (
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
      <Extra record={record} mark={mark} />
      {named && (
        <span className="from" title={league.name}>
          <Flag src={league.country_flag} />
          <span dir="auto">{league.name}</span>
        </span>
      )}
      {reds.home + reds.away > 0 && (
        <span className="sr-only">{`, ${words.scores.sentOff(reds.home + reds.away)}`}</span>
      )}
      {note && <span className="note">{note}</span>}
    </IntentLink>
  );
}
