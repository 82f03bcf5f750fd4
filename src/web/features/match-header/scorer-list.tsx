import './scorer-list.css';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#web/format/side-of.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { EventIcon } from '#web/ui/event-icon.tsx';
import { useMatchWords } from '#web/words/match.ts';
import { type ScorerEntry, scorers } from './scorers.ts';

/** A side's scorers and dismissed players under its name. */
export function ScorerList({ match, side }: { match: Match; side: Side }) {
  const words = useMatchWords();
  const entries = scorers(match, side);
  const kinds = { ...words.match.kinds, 'own-goal': words.match.ownGoal };
  const text = ({ minute, stoppage, penalty }: ScorerEntry['minutes'][number]) =>
    [minute !== null && words.moment.minute(minute, stoppage), penalty && words.match.pen]
      .filter(Boolean)
      .join(' ');
  return (
    <ul className="scorers" data-side={side} aria-label={match.teams[side].name}>
      {entries.map(({ name, playerId: player, kind, minutes }) => (
        <li key={`${kind} ${name}`}>
          <EventIcon kind={kind} />
          <span className="sr-only">{`${kinds[kind]} `}</span>
          <span>
            <NamedLink kind="player" id={name === null ? null : player}>
              {name ?? (kind === 'redcard' ? words.match.unknownPlayer : words.match.unknownScorer)}
            </NamedLink>{' '}
            <small>{minutes.map(text).join(', ')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
