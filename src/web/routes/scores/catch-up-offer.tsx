import { useEffect, useState } from 'react';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { isShielded } from '#news/is-shielded.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { addDays, type Day, dayAt } from '#web/format/day.ts';
import { useFollowedDay } from '#web/lists/use-followed-day.ts';
import { useIsFollowedMatch } from '#web/lists/use-is-followed-match.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { catchUpAddress } from '#web/navigation/addresses.ts';
import { favourites } from '#web/settings/favourites.ts';
import { seenUntil } from '#web/settings/seen-until.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { FootLink } from '#web/ui/foot-link.tsx';
import { useWords } from '#web/words/use-words.ts';

/** From the kick-off of a match to its end, at the earliest. */
const MATCH_MS = 1.75 * HOUR_MS;

interface Props {
  /** The day of the list. */
  readonly day: Day;
  readonly rows: readonly MatchListRow[];
}

/** Offers to play back the followed matches of the list that are hidden, or on today's list those of yesterday that are new. */
export function CatchUpOffer({ day, rows }: Props) {
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const isFollowed = useIsFollowedMatch();
  const hidden = rows.filter(({ record }) => isShielded(record) && isFollowed(record));
  if (hidden.length > 0) return <Offer key={day} day={day} count={hidden.length} />;
  return day === today ? <YesterdaysOffer today={today} /> : null;
}

function YesterdaysOffer({ today }: { readonly today: Day }) {
  const zone = useZone();
  const seen = useStore(seenUntil) ?? 0;
  const hasFollows = useStore(favourites, (all) =>
    all.some(({ kind }) => kind === 'team' || kind === 'match'),
  );
  const hasShields = useStore(shieldsJson, (json) => json !== null);
  const yesterday = addDays(today, -1);
  // A viewer who was here after its last match has seen yesterday's results, but for those that are hidden.
  const mayBeNew = hasFollows && (hasShields || dayAt(seen - MATCH_MS, zone) < today);
  const { matches, isOver } = useFollowedDay(mayBeNew ? yesterday : null, today);
  const unseen = matches?.filter(
    (match) =>
      isShielded(match) || (match.phase === 'finished' && match.time.timestamp * 1_000 + MATCH_MS > seen),
  );
  const count = unseen?.length ?? 0;
  const minute = useClock((now) => now && now - (now % MINUTE_MS));
  const isUpToDate = hasFollows && isOver && count === 0;
  useEffect(() => {
    if (isUpToDate && minute !== null && document.visibilityState === 'visible') seenUntil.set(minute);
  }, [isUpToDate, minute]);
  return count > 0 ? <Offer key={yesterday} day={yesterday} count={count} isYesterday /> : null;
}

interface OfferProps {
  readonly day: Day;
  /** Number of matches. */
  readonly count: number;
  readonly isYesterday?: boolean;
}

function Offer({ day, count, isYesterday = false }: OfferProps) {
  const { catchUpOffer: t } = useWords<'catch-up-offer'>();
  const [isOpen, setOpen] = useState(true);
  const dismiss = () => {
    setOpen(false);
    seenUntil.set(worldClock.now());
  };
  if (!isOpen) return null;
  return (
    <FootLink
      to={catchUpAddress(day)}
      icon={<Drawing size={16} strokeWidth="1.4" strokeLinejoin="round" d="M5 2.5v11l8-5.5z" />}
      dismiss={t.dismiss}
      onDismiss={dismiss}
    >
      <b className="font-semibold">{isYesterday ? t.yesterday : t.day}</b>
      {`: ${t.matches(count)}`}
    </FootLink>
  );
}
