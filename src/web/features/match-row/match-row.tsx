import { loserOf } from '#contract/loser-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import { goalText } from '#web/words/goal-text.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import './match-row.css';
import { type CSSProperties, memo, useContext, useRef } from 'react';
import type { MatchRow as Match } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { isShielded } from '#news/is-shielded.ts';
import { FollowButton } from '#web/components/follow-button.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { kickOffText } from '#web/format/kick-off.ts';
import { hasReplacement, noteOf, replacementOf } from '#web/matches/note.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { wonOnPenalties } from '#web/matches/won-on-penalties.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { nameWidth } from './name-width.ts';
import { RowCellsContext } from './row-cells.tsx';
import { RowEnd, SMALL } from './row-end.tsx';
import { RowTeam } from './row-team.tsx';

export interface MatchRowProps extends MatchListRow {
  /** Whether to show the competition, in lists of several. */
  readonly hasCompetition?: boolean;
}

const ShieldButton = lazyAfterFirstView(async () => (await import('./shield-button.tsx')).ShieldButton);
const RowKicks = lazyAfterFirstView(async () => (await import('./row-kicks.tsx')).RowKicks);

/** Returns `44′ Osei (penalty)`, or that the goal was ruled out. */
function newsOf({ kind, minute, player, detail }: ScoreChange, words: Words): string {
  if (kind !== 'goal') return words.scores.ruledOut;
  return goalText(minute, player?.name ?? null, detail, words);
}

/** Width of a red card and the space before it, em. */
const RED_CARD_EM = 1.3;

/** Returns the width of the wider team, em: both names of a row are condensed alike, by what it needs. */
function widthOf({ teams }: Match, reds: MatchListRow['reds']): number {
  return Math.max(...SIDES.map((side) => nameWidth(teams[side].name) + (reds[side] > 0 ? RED_CARD_EM : 0)));
}

/**
 * A match in a list. It renders only when its record changes: all props are stable objects, and the minute updates
 * itself. The button that follows and the link to the new date are outside of the match's own link.
 */
export const MatchRow = memo(function MatchRow({
  record,
  anchor,
  scoreChange,
  related,
  reds,
  hasCompetition = false,
}: MatchRowProps) {
  const zone = useZone();
  const words = useWords();
  const Cells = useContext(RowCellsContext);
  const link = useRef<HTMLAnchorElement>(null);
  const { id, teams, phase } = record;
  const { home, away } = teams;
  const { home_score, away_score } = record.scores;
  const loser = loserOf(record);
  const note = noteOf(record, related, words);
  const replacement = replacementOf(record, related);
  const won = wonOnPenalties(record, words);
  const news = scoreChange && newsOf(scoreChange, words);
  const dismissals = reds.home + reds.away;
  const team = (side: 'home' | 'away') => (
    <RowTeam
      team={teams[side]}
      side={side}
      reds={reds[side]}
      isQuiet={phase === 'off' || loser === side}
      news={scoreChange?.side === side ? news : null}
    />
  );
  const score = (side: 'home' | 'away', goals: number) => (
    <b
      aria-hidden="true"
      className={`match-row-score ${scoreChange?.kind === 'goal' && scoreChange.side === side ? 'text-goal' : loser === side ? 'text-quiet' : ''}`}
    >
      {goals}
    </b>
  );
  return (
    <li className="relative border-line border-t first:border-t-transparent" data-followable>
      <Link
        ref={link}
        to={matchAddress(id)}
        className={`match-row ps-3.5 pe-11 pointer-fine:pe-10 focus-visible:-outline-offset-2 ${phase === 'live' || scoreChange ? 'live-edge before:rounded-e-[3px]' : ''}`}
        style={{ '--name': widthOf(record, reds).toFixed(1) } as CSSProperties}
        data-step
        data-phase={phase}
        data-mark={scoreChange?.side}
        data-named={hasCompetition || undefined}
      >
        <MatchTime
          match={record}
          seen={anchor}
          form={(short, spoken) => (
            <>
              <span className="sr-only">
                {`${scoreRow(home.name, home_score, away.name, away_score, words)}, ${spoken}`}
              </span>
              <span className="match-row-minute" aria-hidden="true">
                {short}
              </span>
            </>
          )}
        />
        {team('home')}
        {home_score !== null && score('home', home_score)}
        {away_score !== null && score('away', away_score)}
        <span className="match-row-middle" aria-hidden="true">
          {home_score === null ? '–' : words.score('', '').trim()}
        </span>
        {team('away')}
        <RowEnd record={record} scoreChange={scoreChange} hasCompetition={hasCompetition} />
        {won && <span className="sr-only">{`, ${won}`}</span>}
        {news && <span className="sr-only">{`, ${news}`}</span>}
        {dismissals > 0 && <span className="sr-only">{`, ${words.scores.sentOff(dismissals)}`}</span>}
        {note && (
          <span data-note className={`match-row-note pb-1 text-quiet ${SMALL}`}>
            {note}
            {record.scores.ps_score && <RowKicks record={record} />}
          </span>
        )}
        {Cells && (phase === 'live' || phase === 'scheduled') && <Cells id={id} row={link} />}
      </Link>
      {related === null && hasReplacement(record) && (
        <span aria-hidden="true" className={`match-row-date block ${SMALL}`}>
          <br />
        </span>
      )}
      {replacement && (
        <Link
          to={matchAddress(replacement.id)}
          className={`match-row-date relative block hover:underline ${SMALL}`}
        >
          {words.list.nowOn(kickOffText(replacement, zone, words.intl))}
        </Link>
      )}
      {isShielded(record) && <ShieldButton match={record} />}
      <FollowButton
        kind="match"
        id={id}
        name={`${home.name} – ${away.name}`}
        img={null}
        teams={teams}
        className="absolute end-0 top-(--star-top)"
      />
    </li>
  );
});
