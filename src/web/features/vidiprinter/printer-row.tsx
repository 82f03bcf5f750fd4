import { memo } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { timeOfDay } from '#web/format/clock-time.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { type LineText, leagueText, lineText, sentenceText } from '#web/matches/vidiprinter/line-text.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { useTyped } from './use-typed.ts';

interface Props extends ShownLine {
  /** Whether the line is typed letter by letter, since it has just come. */
  readonly isTyped: boolean;
  /** Whether the lines stand in a narrow column, whatever the window. */
  readonly isNarrow: boolean;
}

/** A line of the vidiprinter: time, what happened, the match with its score, the competition. */
export const PrinterRow = memo(function PrinterRow({ line, match, isTyped, isNarrow }: Props) {
  const zone = useZone();
  const words = useWords<'changes' | 'notes' | 'teleprinter'>();
  const text = lineText(line, match, words);
  const typed = useTyped(sentenceText(text), isTyped);
  const time = new Date(line.at * 1000);
  const colour = line.isStruck
    ? 'text-quiet'
    : line.kind === 'goal'
      ? 'text-goal'
      : line.kind === 'kick-off'
        ? 'text-live'
        : '';
  const wide = (classes: string) => (isNarrow ? '' : classes);
  return (
    <Link
      to={matchAddress(line.matchId)}
      className="flex min-h-9 pointer-coarse:min-h-11 gap-3 px-3.5 py-2 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2"
    >
      <time
        dateTime={time.toISOString()}
        className="w-12 flex-none whitespace-nowrap font-stretch-80% text-quiet"
      >
        {timeOfDay(line.at * 1000, zone, words.intl)}
      </time>
      <span className={`min-w-0 flex-1 ${wide('md:flex md:gap-3')}`}>
        <b className={`me-1.5 font-bold font-stretch-80% ${wide('md:w-24 md:flex-none')} ${colour}`}>
          <span className="sr-only">{text.name}</span>
          <span aria-hidden="true">{text.label}</span>
          {line.kind === 'red' && (
            <span className="ms-1 inline-block">
              <EventIcon kind="redcard" />
            </span>
          )}
        </b>{' '}
        <span className={`relative ${wide('md:flex-1')}`}>
          <span className={typed === null ? undefined : 'opacity-0'}>
            <Sentence text={text} isStruck={line.isStruck} />
            {text.correction && ` ${text.correction}`}
          </span>
          {typed !== null && (
            <span aria-hidden="true" className="absolute inset-0 whitespace-normal">
              {typed}
              <span className="ms-1 inline-block h-3 w-2 bg-ink" />
            </span>
          )}
        </span>
        <small dir="auto" className={`muted block truncate ${wide('md:w-48 md:flex-none md:text-end')}`}>
          {leagueText({ id: match.leagueId, name: match.league }, match, words)}
        </small>
      </span>
    </Link>
  );
});

/** The match with its score, and what else the line says. */
function Sentence({ text, isStruck }: { readonly text: LineText; readonly isStruck: boolean }) {
  const Tag = isStruck ? 's' : 'span';
  return (
    <>
      <Tag className={isStruck ? 'text-quiet decoration-1' : 'font-medium'}>
        {text.score === null ? (
          text.versus
        ) : (
          <>
            <bdi>{text.home}</bdi> <b className="font-bold">{text.score}</b> <bdi>{text.away}</bdi>
          </>
        )}
      </Tag>
      {text.detail !== '' && (
        <>
          {' '}
          <Tag className="text-quiet decoration-1">
            <bdi>{text.detail}</bdi>
          </Tag>
        </>
      )}
    </>
  );
}
