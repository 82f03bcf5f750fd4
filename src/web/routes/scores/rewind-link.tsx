import { useLocation, useNavigate } from 'react-router';
import { worldClock } from '#web/clock/world-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { searchWithInstant } from '#web/navigation/rewind-address.ts';
import { useZone } from '#web/settings/zone.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useRewindButtonWords } from '#web/words/rewind-button.ts';

const MINUTE_MS = 60_000;
/** How far today is rewound at first, ms. */
const REWIND_MS = 600_000;

/** Rewinds the list: today by some minutes, an earlier day to its beginning. A day to come has nothing to rewind. */
export function RewindLink({ day }: { day: string | null }) {
  const { rewindButton: say } = useRewindButtonWords();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const zone = useZone();
  const now = worldClock.now() ?? 0;
  const today = dayAt(now, zone);
  if (day !== null && day > today) return null;
  const rewind = () => {
    const isToday = day === null || day === today;
    const at = isToday ? Math.floor((now - REWIND_MS) / MINUTE_MS) * MINUTE_MS : Date.parse(day);
    void navigate({ search: searchWithInstant(search, at / 1000) }, { state });
  };
  return (
    <button
      type="button"
      aria-label={say.name}
      title={say.title}
      onClick={rewind}
      className="grid pointer-fine:size-9 size-11 flex-none cursor-pointer place-items-center rounded-full border border-line text-quiet hover:bg-raised"
    >
      <Drawing size={16} strokeWidth="1.4" d="M2.5 3v4h4M3 7a5.5 5.5 0 1 1-.4 3M8 5.5V8l2 1.5" />
    </button>
  );
}
