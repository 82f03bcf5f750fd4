import type { Result } from '#contract/odds/results.ts';
import type { Match } from '#contract/records/match.ts';
import { BELL } from '#web/features/alerts/use-bell.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useOddsWords } from '#web/words/odds.ts';

interface Props {
  readonly match: Match;
  readonly result: Result;
  readonly onOpen: () => void;
}

/** A button beside the best price of a result that opens the dialog of its alerts, and shows whether there is one. */
export function PriceBell({ match, result, onOpen }: Props) {
  const { odds: t } = useOddsWords();
  const isOn = useStore(alertSettings, ({ prices }) =>
    prices.some((wait) => wait.matchId === match.id && wait.result === result && wait.end === null),
  );
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-haspopup="dialog"
      aria-label={t.bell.label(result === 'draw' ? t.draw : match.teams[result].name)}
      title={isOn ? t.bell.on : t.bell.off}
      onClick={onOpen}
      className={`grid size-full cursor-pointer place-items-center rounded-lg hover:bg-raised ${isOn ? 'text-goal' : 'text-faint'}`}
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
