import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import { roundName } from '#news/words/round-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useWords } from '#web/words/use-words.ts';
import { splitTree } from './order.ts';
import { TieCard } from './tie-card.tsx';

interface Props {
  readonly rounds: readonly CupRoundRecord[];
}

/** A column for each round. */
const TREE =
  'grid auto-cols-[minmax(15.5rem,1fr)] grid-flow-col gap-[calc(2*var(--join))] overflow-x-auto pb-4 [--join:0.625rem] min-[64rem]:auto-cols-[minmax(11.5rem,1fr)] min-[64rem]:[--join:0.5rem]';
/** The line from the ties before, and the lines from two ties to the next one. */
const LINE_FROM =
  'before:absolute before:-start-(--join) before:top-1/2 before:w-(--join) before:border-line before:border-t';
const LINES_TO = [
  'after:absolute after:-end-(--join) after:top-1/2 after:bottom-0 after:w-(--join) after:rounded-se-sm after:border-line after:border-e after:border-t',
  'after:absolute after:-end-(--join) after:top-0 after:bottom-1/2 after:w-(--join) after:rounded-ee-sm after:border-line after:border-e after:border-b',
];

/** Returns the lines of a tie of the tree: none before the first round, after the last one and where ties are not drawn. */
function linesOf(tree: readonly CupRoundRecord[], round: number, tie: number): string {
  const isJoined = (tree[round]?.ties.length ?? 0) > 1 && (tree[round + 1]?.ties.length ?? 0) > 0;
  return `${round > 0 ? LINE_FROM : ''} ${isJoined ? LINES_TO[tie % 2] : ''}`;
}

/** The rounds of a knock-out: the last ones as a scrolling tree, earlier ones in folded lists. */
export function Bracket({ rounds }: Props) {
  const words = useWords<'bracket'>();
  const { bracket: t } = words;
  if (rounds.every(({ ties }) => ties.length === 0)) return <EmptyState>{t.none}</EmptyState>;
  const { tree, earlierRounds, thirdPlace } = splitTree(rounds);
  const tiesOf = (round: CupRoundRecord, lookOf?: (place: number) => string) =>
    round.ties.length === 0 ? (
      <li className="my-auto rounded-lg border border-line border-dashed p-4 text-center text-quiet">
        {t.undrawn}
      </li>
    ) : (
      round.ties.map((tie, place) => (
        <li key={tie.id} className={lookOf?.(place)}>
          <TieCard tie={tie} />
        </li>
      ))
    );
  const head = ({ is_current, round_name }: CupRoundRecord) => (
    <h2
      aria-current={is_current || undefined}
      className="py-1.5 font-semibold text-quiet aria-[current]:text-ink"
    >
      {roundName(round_name, words)}
    </h2>
  );
  // Rounds with ties come before a tree without any.
  const isDrawn = tree.some((round) => round.ties.length > 0);
  const earlierLists = earlierRounds.map((round) => (
    <details key={round.round_id} className="mt-3" open={!isDrawn && (round.is_current || tree.length === 0)}>
      <summary className="min-h-11 cursor-pointer text-quiet leading-11">
        <b className="font-semibold text-ink">{roundName(round.round_name, words)}</b>{' '}
        {t.ties(round.ties.length)}
      </summary>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-2">
        {tiesOf(round)}
      </ol>
    </details>
  ));
  return (
    <>
      {!isDrawn && earlierLists}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div tabIndex={0} className={TREE}>
        {tree.map((round, at) => {
          const below = round === tree.at(-1) ? thirdPlace : undefined;
          return (
            <section
              key={round.round_id}
              aria-label={roundName(round.round_name, words)}
              className="flex flex-col"
            >
              {head(round)}
              {below && <div className="flex-1 pt-3" />}
              {/* A tie is centred between the two that lead to it. */}
              <ol className={below ? undefined : 'flex flex-1 flex-col'}>
                {tiesOf(
                  round,
                  (place) => `relative grid flex-1 content-center py-1 ${linesOf(tree, at, place)}`,
                )}
              </ol>
              {below && (
                <section aria-label={roundName(below.round_name, words)} className="flex-1 pt-3">
                  {head(below)}
                  <ol>{tiesOf(below)}</ol>
                </section>
              )}
            </section>
          );
        })}
      </div>
      {isDrawn && earlierLists}
    </>
  );
}
