import type { MatchRow } from '#contract/records/match.ts';
import { RewindBar, type RewindControls } from '#web/features/rewind/rewind-bar.tsx';
import { goalMarks, hasEventTimes } from '#web/matches/rewind/rewind-range.ts';
import { addressAt } from '#web/navigation/addresses.ts';
import { searchWithInstant } from '#web/navigation/rewind-address.ts';
import { ShareButton } from '#web/ui/share-button.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly rewind: RewindControls;
  /** The matches of the range as they are now. */
  readonly matches: readonly MatchRow[];
  /** How many of them were in play at the instant. */
  readonly inPlay: number;
  /** Name of what is rewound. */
  readonly title: string;
  /** The instant, on the viewer's clock. */
  readonly time: string;
  /** Address of what is rewound, without the instant. */
  readonly pathname: string;
  readonly search: string;
}

/** Moves several matches through their minutes. An instant before the first or after the last of these is no mistake. */
export function ListRewindBar({ rewind, matches, inPlay, title, time, pathname, search }: Props) {
  const { rewind: t } = useWords<'rewind'>();
  const { problem, instant } = rewind;
  const played = matches.filter(({ phase }) => phase !== 'scheduled');
  const hasTimes = played.every((match) => (match.events ?? []).length === 0 || hasEventTimes(match));
  return (
    <RewindBar
      {...rewind}
      problem={problem === 'early' || problem === 'late' ? null : problem}
      marks={goalMarks(matches)}
      back={t.toNow}
      time={time}
      state={{ short: t.inPlay(inPlay), spoken: t.inPlay(inPlay) }}
      note={hasTimes ? null : t.approximate}
      share={
        <ShareButton title={title} to={addressAt({ pathname, search: searchWithInstant(search, instant) })} />
      }
    />
  );
}
