import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { spokenMinute } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';
import { scorerKindText, scorerMinuteText, scorerName, scorers } from './scorers.ts';

const KickLine = lazyAfterFirstView(async () => (await import('./kick-line.tsx')).KickLine);

/** Gives a line its height before its content has come. */
const ROOM = '\u200b';

/** Scorers are too close together for touch: there they are not links. */
const SCORER_LIST =
  'wrap-anywhere px-2 pt-1.5 pb-2.5 font-stretch-86% leading-4.5 [word-spacing:0.08em] @max-[19rem]/head:text-xs/4 @min-[34rem]/head:px-6 @min-[34rem]/head:py-3 @min-[34rem]/head:font-stretch-100% @min-[34rem]/head:leading-5 panel:text-center panel:text-quiet panel:text-xs/4.25 panel:font-stretch-92% slim:hidden pointer-coarse:[&_a]:pointer-events-none';
const ICON =
  '[&>svg]:mt-0.5 [&>svg]:size-3.5 panel:[&>svg]:mx-1 panel:[&>svg]:mt-0 panel:[&>svg]:inline panel:[&>svg]:size-3 panel:[&>svg]:align-[-0.125rem]';
const SCORER_CLASSES = {
  home: {
    list: 'text-end @min-[68rem]/head:col-start-2 @min-[68rem]/head:ps-3',
    item: 'flex-row-reverse',
  },
  away: { list: '@min-[68rem]/head:pe-3', item: '' },
};

/** A side's scorers and dismissed players under its name. */
export function ScorerList({ match, side }: { match: Match; side: Side }) {
  const words = useWords<'match' | 'changes'>();
  const entries = scorers(match, side);
  return (
    <ul
      className={`${SCORER_LIST} ${SCORER_CLASSES[side].list}`}
      aria-label={match.teams[side].name}
      // It has its place in the header even without lines.
      aria-hidden={(entries.length === 0 && !match.scores.ps_score) || undefined}
    >
      {match.scores.ps_score && (
        <li>
          {ROOM}
          <KickLine match={match} side={side} />
        </li>
      )}
      {entries.map((entry) => (
        <li
          key={entry.key}
          className={`panel:block flex gap-1.5 panel:text-balance ${ICON} ${SCORER_CLASSES[side].item}`}
        >
          <EventIcon kind={entry.kind} />
          <span className="sr-only">{`${scorerKindText(entry, words)} `}</span>
          <span>
            <NamedLink kind="player" id={entry.name === null ? null : entry.playerId}>
              {scorerName(entry, words)}
            </NamedLink>{' '}
            <span className="text-quiet">
              <Abbreviation
                short={entry.minutes.map((minute) => scorerMinuteText(minute, words)).join(', ')}
                long={entry.minutes.map((minute) => scorerMinuteText(minute, words, spokenMinute)).join(', ')}
              />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
