import { DAY_MS } from '#contract/durations.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { RewindBar, type RewindControls } from '#web/features/rewind/rewind-bar.tsx';
import { dayAndTime, timeOfDay } from '#web/format/clock-time.ts';
import { goalMarks, hasEventTimes } from '#web/matches/rewind/rewind-range.ts';
import { addressAt } from '#web/navigation/addresses.ts';
import { searchWithInstant } from '#web/navigation/rewind-address.ts';
import { ShareButton } from '#web/ui/share-button.tsx';
import { useRewindWords } from '#web/words/rewind.ts';

interface Props {
  readonly rewind: RewindControls;
  /** The matches of the range as they are now. */
  readonly matches: readonly MatchRow[];
  /** How many of them were in play at the instant. */
  readonly inPlay: number;
  /** Name of what is rewound. */
  readonly title: string;
  readonly zone: string;
  /** Address of what is rewound, without the instant. */
  readonly pathname: string;
  readonly search: string;
}

/** Returns an instant (epoch seconds) on the viewer's clock, with its day if that was long ago. */
export function useInstantText(instant: number, zone: string): string {
  const { intl } = useRewindWords();
  const write = useClock((now) => (now ?? 0) - instant * 1000 < DAY_MS) ? timeOfDay : dayAndTime;
  return write(instant * 1000, zone, intl);
}

/** Moves several matches through their minutes. An instant before the first or after the last of these is no mistake. */
export function ListRewindBar({ rewind, matches, inPlay, title, zone, pathname, search }: Props) {
  const { rewind: say } = useRewindWords();
  const { problem, instant } = rewind;
  const played = matches.filter(({ phase }) => phase !== 'scheduled');
  const hasTimes = played.every((match) => (match.events ?? []).length === 0 || hasEventTimes(match));
  return (
    <RewindBar
      {...rewind}
      problem={problem === 'early' || problem === 'late' ? null : problem}
      marks={goalMarks(matches)}
      back={say.toNow}
      time={useInstantText(instant, zone)}
      state={{ short: say.inPlay(inPlay), spoken: say.inPlay(inPlay) }}
      note={hasTimes ? null : say.approximate}
      share={
        <ShareButton title={title} to={addressAt({ pathname, search: searchWithInstant(search, instant) })} />
      }
    />
  );
}
