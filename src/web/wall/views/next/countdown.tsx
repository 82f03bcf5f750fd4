import { MAX_SOON_S } from '#contract/overdue.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { durationText } from '#web/format/duration.ts';
import { useWallScoresWords } from '#web/words/wall-scores.ts';

/** A countdown of more than a minute changes once a minute. */
const MINUTE_S = 60;

/** The time until a kick-off (epoch seconds): `in 34 min`. */
export function Countdown({ kickOff }: { readonly kickOff: number }) {
  const { wallScores: t } = useWallScoresWords();
  return useClock((now) => {
    if (now === null) return '';
    const seconds = kickOff - Math.floor(now / 1000);
    if (seconds <= 0) return seconds > -MAX_SOON_S ? t.kickOffNow : '';
    return t.countdown(durationText(seconds > MINUTE_S ? Math.ceil(seconds / 60) * 60 : seconds));
  });
}
