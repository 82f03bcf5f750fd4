import type { MatchRow } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { useZone } from '#web/clock/program-context.ts';
import { EyeDrawing } from '#web/components/shield-drawing.tsx';
import { type Day, dayAt } from '#web/format/day.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { hasShieldOn } from '#web/settings/has-shield-on.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly day: Day;
  readonly isToday: boolean;
  /** All matches of the day. */
  readonly rows: readonly MatchListRow[];
}

/** Hides the scores of a day, or says that they are hidden and reveals them. */
export function HideScores({ day, isToday, rows }: Props) {
  const { hideScores: t } = useWords<'hide-scores'>();
  const zone = useZone();
  const hidden = rows.filter(({ record }) => isShielded(record));
  const isHidden = useStore(
    shieldsJson,
    (json) => hasShieldOn(json, 'day', day) || (hidden.length > 0 && hasShieldOn(json, 'all', '')),
  );
  // A match of the evening before is on the list of today while it is in play.
  const isOfOtherDay = ({ time }: MatchRow) => dayAt(time.timestamp * 1000, zone) !== day;
  async function toggle(): Promise<void> {
    const { reveal, shieldDay } = await import('#web/settings/shields.ts');
    if (isHidden) reveal(`day ${day}`);
    else shieldDay(day, rows.map(({ record }) => record).filter(isOfOtherDay));
  }
  return (
    <button
      type="button"
      aria-pressed={isHidden}
      title={isHidden ? undefined : t.title}
      onClick={() => void toggle()}
      className={`tap-target flex min-w-11 flex-none cursor-pointer items-center justify-center gap-1.5 rounded-full border font-medium text-[0.8125rem] leading-4 hover:bg-raised max-md:font-stretch-88% ${isHidden ? 'border-transparent px-1' : 'border-edge px-3 text-quiet'}`}
    >
      <EyeDrawing isClosed={isHidden} />
      {isHidden ? (
        <span className="flex gap-2 text-start max-md:grid max-md:gap-0">
          <span className="text-quiet">{t.hidden}</span>
          <span className="underline">{t.revealAll}</span>
        </span>
      ) : (
        <span className={isToday ? 'max-md:sr-only' : ''}>{t.hide}</span>
      )}
    </button>
  );
}
