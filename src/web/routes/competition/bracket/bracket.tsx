import './bracket.css';
import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import { useBracketWords } from '#web/words/bracket.ts';
import { splitTree } from './order.ts';
import { TieCard } from './tie-card.tsx';

interface Props {
  readonly rounds: readonly CupRoundRecord[];
  readonly zone: string;
}

/** The rounds of a knock-out: the last ones as a scrolling tree, earlier ones in folded lists. */
export function Bracket({ rounds, zone }: Props) {
  const { bracket: say, scores } = useBracketWords();
  if (rounds.every(({ ties }) => ties.length === 0))
    return <p className="px-4 py-16 text-center text-base text-quiet">{say.none}</p>;
  const { tree, earlierRounds } = splitTree(rounds);
  const ties = (round: CupRoundRecord) =>
    round.ties.length === 0 ? (
      <li className="undrawn">{say.undrawn}</li>
    ) : (
      round.ties.map((tie) => (
        <li key={tie.id}>
          <TieCard tie={tie} zone={zone} />
        </li>
      ))
    );
  // Rounds with ties come before a tree without any.
  const isDrawn = tree.some((round) => round.ties.length > 0);
  const earlierLists = earlierRounds.map((round) => (
    <details
      key={round.round_id}
      className="earlier-round"
      open={!isDrawn && (round.is_current || tree.length === 0)}
    >
      <summary>
        <b>{scores.round(round.round_name)}</b> {say.ties(round.ties.length)}
      </summary>
      <ol>{ties(round)}</ol>
    </details>
  ));
  return (
    <>
      {!isDrawn && earlierLists}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div className="bracket" tabIndex={0}>
        {tree.map((round) => (
          <section key={round.round_id} aria-label={scores.round(round.round_name)}>
            <h2 aria-current={round.is_current || undefined}>{scores.round(round.round_name)}</h2>
            <ol>{ties(round)}</ol>
          </section>
        ))}
      </div>
      {isDrawn && earlierLists}
    </>
  );
}
