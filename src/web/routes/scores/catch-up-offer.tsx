import { useEffect, useState } from 'react';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { isShielded } from '#news/is-shielded.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { addDays, type Day, dayAt } from '#web/format/day.ts';
import { useFollowedDay } from '#web/lists/use-followed-day.ts';
import { useIsFollowed } from '#web/lists/use-is-followed.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { catchUpAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { favourites } from '#web/settings/favourites.ts';
import { seenUntil } from '#web/settings/seen-until.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useCatchUpOfferWords } from '#web/words/catch-up-offer.ts';

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
  const isFollowed = useIsFollowed();
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
  // Whoever was here after its last match has seen yesterday's results, but for those that are hidden.
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
  const { catchUpOffer: t } = useCatchUpOfferWords();
  const [isOpen, setOpen] = useState(true);
  const dismiss = () => {
    setOpen(false);
    seenUntil.set(worldClock.now());
  };
  if (!isOpen) return null;
  return (
    <div className="floats pointer-events-auto relative w-full max-w-md rounded-lg border border-line bg-surface">
      <Link
        to={catchUpAddress(day)}
        className="flex min-h-11 items-center gap-2 rounded-lg py-2.5 ps-4 pe-12 hover:bg-raised"
      >
        <Drawing
          size={16}
          strokeWidth="1.4"
          strokeLinejoin="round"
          className="flex-none text-goal"
          d="M5 2.5v11l8-5.5z"
        />
        <span>
          <b className="font-semibold">{isYesterday ? t.yesterday : t.day}</b>
          {`: ${t.matches(count)}`}
        </span>
      </Link>
      <button
        type="button"
        aria-label={t.dismiss}
        title={t.dismiss}
        onClick={dismiss}
        className="absolute end-0 top-0 grid size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
      >
        <Drawing size={12} strokeWidth="1.6" d="m1.5 1.5 9 9m0-9-9 9" />
      </button>
    </div>
  );
}
