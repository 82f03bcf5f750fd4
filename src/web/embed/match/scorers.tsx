import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import {
  type ScorerEntry,
  scorerKindText,
  scorerMinuteText,
  scorerName,
  scorers,
} from '#web/features/match-header/scorers.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { minuteText, spokenMinute, type WriteMinute } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: Match;
  readonly side: Side;
}

const PLACE = {
  home: '@min-[27rem]:col-start-1 @max-[27rem]:row-start-2 @min-[27rem]:text-end @min-[27rem]:[&>li]:flex-row-reverse',
  away: '@min-[27rem]:col-start-3 @max-[27rem]:row-start-4',
};

/** A side's scorers and dismissed players. */
export function Scorers({ match, side }: Props) {
  const words = useWords<'embed' | 'match' | 'changes'>();
  const entries = scorers(match, side);
  if (entries.length === 0) return null;
  const textOf = ({ minutes, kind }: ScorerEntry, write: WriteMinute) =>
    [
      ...minutes.map((minute) => scorerMinuteText(minute, words, write)),
      kind === 'own-goal' && words.changes.manners.own,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul
      aria-label={match.teams[side].name}
      className={`@max-[27rem]:col-span-full @min-[27rem]:row-start-2 self-start text-xs ${PLACE[side]}`}
    >
      {entries.map((entry) => (
        <li key={entry.key} className="flex gap-1.5 py-0.5 [&>svg]:mt-0.5 [&>svg]:size-3">
          <EventIcon kind={entry.kind} />
          <span className="sr-only">{`${scorerKindText(entry, words)} `}</span>
          <span className="wrap-anywhere min-w-0">
            <bdi>{scorerName(entry, words)}</bdi>{' '}
            <span className="text-quiet">
              <Abbreviation short={textOf(entry, minuteText)} long={textOf(entry, spokenMinute)} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
