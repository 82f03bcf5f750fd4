import type { Match } from '#contract/records/match.ts';
import { isSendingOff } from '#contract/sending-off.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { useProfileWords } from '#web/words/profile.ts';

/** Returns the yellow and red cards of a match; a second yellow card counts as red. */
export function countCards({ events }: Pick<Match, 'events'>): { yellow: number; red: number } {
  const cards = events ?? [];
  return {
    yellow: cards.filter(({ type, result }) => type === 'yellowcard' && result !== 'cancelled').length,
    red: cards.filter(isSendingOff).length,
  };
}

/** The cards that a referee gave in a match. */
export function CardCounts({ match }: { readonly match: Pick<Match, 'events'> }) {
  const { profile: t } = useProfileWords();
  const { yellow, red } = countCards(match);
  const counts = [
    [yellow, 'yellowcard', t.yellowCards],
    [red, 'redcard', t.redCards],
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
