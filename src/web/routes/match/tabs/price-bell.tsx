import type { Result } from '#contract/odds/results.ts';
import type { Match } from '#contract/records/match.ts';
import { alertSettings, isOpenWait } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Outline of a bell with its clapper, in a square of 16 units. */
const BELL =
  'M8 1.6a4.2 4.2 0 0 0-4.2 4.2v3L2.4 11.4h11.2l-1.4-2.6v-3A4.2 4.2 0 0 0 8 1.6zM6.6 13.4a1.6 1.6 0 0 0 2.8 0';

interface Props {
  readonly match: Match;
  readonly result: Result;
  readonly onOpen: () => void;
}

/** A button beside the best price of a result that opens the dialog of its alerts, and shows whether there is one. */
export function PriceBell({ match, result, onOpen }: Props) {
  const { odds: t } = useWords<'odds'>();
  const isOn = useStore(alertSettings, ({ prices }) =>
    prices.some((wait) => wait.matchId === match.id && wait.result === result && isOpenWait(wait)),
  );
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-haspopup="dialog"
      aria-label={t.bell.label(result === 'draw' ? t.draw : match.teams[result].name)}
      title={isOn ? t.bell.on : t.bell.off}
      onClick={onOpen}
      className={`pointer-coarse:-mx-0.5 grid size-full pointer-coarse:w-[calc(100%+0.25rem)] cursor-pointer place-items-center rounded-lg hover:bg-raised ${isOn ? 'text-goal' : 'text-faint'}`}
    >
      <Drawing
        size={16}
        fill={isOn ? 'currentColor' : 'none'}
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
        d={BELL}
      />
    </button>
  );
}
