import './state.css';
import { Moment } from '#web/ui/moment.tsx';
import { useMatchWords } from '#web/words/match.ts';
import type { HeaderProps } from './header.tsx';
import { hasFirstLeg, stateLines, stateWord } from './state-lines.ts';

type Props = Pick<HeaderProps, 'match' | 'seen' | 'zone' | 'confirmed' | 'fresh' | 'related'>;

/** The minute or state of a match, with earlier scores below. */
export function State({ match, seen, zone, confirmed, fresh, related }: Props) {
  const words = useMatchWords();
  const first = related?.find(({ id }) => id === match.aggregate_id && id !== match.id) ?? null;
  const lines = stateLines(match, first, words);
  const [before, ...after] = lines;
  const word = stateWord(match, words);
  return (
    <p className="state" data-phase={match.phase}>
      {(word !== null || match.phase !== 'scheduled') && (
        <b aria-hidden="true" className={word === null ? undefined : 'word'}>
          {word ?? <Moment match={match} seen={seen} zone={zone} confirmed={confirmed} form="short" />}
        </b>
      )}
      {fresh ? <span className="goal">{words.scores.goal}</span> : before && <span>{before}</span>}
      {after.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {related === null && hasFirstLeg(match) && <span>{'\u00A0'}</span>}
    </p>
  );
}
