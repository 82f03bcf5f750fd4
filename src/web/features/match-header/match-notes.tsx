import type { Match, MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import { ABANDONED } from '#contract/status.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Note } from '#web/components/note.tsx';
import { kickOffText } from '#web/format/kick-off.ts';
import { unbrokenScore, wonOnPenalties } from '#web/matches/won-on-penalties.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';

/** Returns how a related match belongs to this one: the other leg, the new date, or the match it replaces. */
function relation(match: Match, related: MatchRow, zone: string, words: Words<'relation'>): string {
  const when = kickOffText(related, zone, words.intl);
  const score = scoreOf(related);
  const { relation } = words;
  if (related.id === match.aggregate_id || related.aggregate_id === match.id) {
    const isFirst = related.id === match.aggregate_id;
    const isReversed = related.teams.home.id === match.teams.away.id;
    const text = score ? `${unbrokenScore(isReversed ? swapSides(score) : score, words)}, ${when}` : when;
    return isFirst ? relation.firstLeg(text) : relation.secondLeg(text);
  }
  if (match.phase === 'off') return words.list.nowOn(when);
  return related.status === ABANDONED ? relation.replayOf(when) : relation.insteadOf(when);
}

interface Props {
  readonly match: Match;
  /** Null while loading: a line is reserved. */
  readonly related: readonly MatchRow[] | null;
}

/** The service's note, the winner on penalties, and links to the related matches. */
export function MatchNotes({ match, related }: Props) {
  const zone = useZone();
  const words = useWords<'relation'>();
  const onPenalties = wonOnPenalties(match, words);
  if (!match.info && !onPenalties && related?.length === 0) return null;
  return (
    // As high as with a link, which loads later.
    <p className="flex pointer-coarse:min-h-11.25 flex-wrap justify-center gap-x-4 gap-y-1 text-balance border-line border-t px-3 py-2 text-center">
      {onPenalties && <span>{onPenalties}</span>}
      {match.info && <Note text={match.info} />}
      {related === null && !match.info && !onPenalties && <span>{'\u00A0'}</span>}
      {related?.map((other) => (
        <Link
          key={other.id}
          to={matchAddress(other.id)}
          className="pointer-coarse:-my-2 pointer-coarse:py-3 text-quiet underline underline-offset-[0.2em] hover:text-ink"
        >
          {relation(match, other, zone, words)}
        </Link>
      ))}
    </p>
  );
}
