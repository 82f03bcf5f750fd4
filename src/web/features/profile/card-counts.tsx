import type { Match } from '#contract/records/match.ts';
import { EventIcon } from '#web/ui/event-icon.tsx';
import { useProfileWords } from '#web/words/profile.ts';

/** Returns the yellow and red cards of a match; a second yellow card counts as red. */
export function countCards({ events }: Pick<Match, 'events'>): { yellow: number; red: number } {
  const given = (events ?? []).filter(({ result }) => result !== 'cancelled');
  return {
    yellow: given.filter(({ type }) => type === 'yellowcard').length,
    red: given.filter(({ type }) => type === 'redcard' || type === 'yellowredcard').length,
  };
}

/** The cards that a referee gave in a match. */
export function CardCounts({ match }: { readonly match: Pick<Match, 'events'> }) {
  const { profile: say } = useProfileWords();
  const { yellow, red } = countCards(match);
  const counts = [
    [yellow, 'yellowcard', say.yellowCards],
    [red, 'redcard', say.redCards],
  ] as const;
  return (
    <span className="flex items-center gap-2">
      {counts.map(([count, kind, name]) => (
        <span key={kind} className="flex items-center gap-1">
          <EventIcon kind={kind} />
          <span className="sr-only">{name}</span>
          <b className="font-semibold">{count}</b>
        </span>
      ))}
    </span>
  );
}
