import type { MatchRow } from '#contract/records/match.ts';
import type { MatchStore } from '#web/matches/match-store.ts';
import { type NewestGoal, newestGoals } from '#web/matches/newest-goals.ts';
import { goalsPanelSetting } from '#web/settings/goals-panel.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { PanelContent, useHasPanelSlot } from '#web/ui/panel-slot.tsx';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { withLaterWords } from '#web/words/load-later.ts';
import { GoalLines } from './goal-lines.tsx';
import { PanelHead, panelHeadingId } from './panel-head.tsx';

const VidiprinterColumn = lazyAfterFirstView(
  async () => (await withLaterWords(import('./vidiprinter-column.tsx'))).VidiprinterColumn,
);

/** As many as fit on a desktop of the usual height. */
const MAX_GOALS = 12;

const NO_GOALS: readonly NewestGoal[] = [];

const isSameList = (a: readonly NewestGoal[], b: readonly NewestGoal[]) =>
  a.length === b.length && a.every(({ event }, at) => event === b[at]?.event);

interface Props {
  readonly store: MatchStore;
  /** Whether a match belongs to the page. */
  readonly belongs: (match: MatchRow) => boolean;
}

/**
 * The latest goals, or the vidiprinter if the viewer prefers it, in the panel while no match is open there. They do not
 * change while the pointer is over them.
 */
export function LatestGoalsPanel({ store, belongs }: Props) {
  const { isPointerOver, handlers } = usePointerOver();
  const hasSlot = useHasPanelSlot();
  const [goals] = useAccumulator((previous) => {
    // Skips the search for goals where there is no room to show them.
    if (!hasSlot || isPointerOver) return previous;
    const newest = newestGoals(store, belongs, MAX_GOALS);
    return isSameList(newest, previous) ? previous : newest;
  }, NO_GOALS);
  const content = useStore(goalsPanelSetting);
  if (goals.length === 0 && content === 'goals') return null;
  return (
    <PanelContent>
      <section aria-labelledby={panelHeadingId(content)} className="card overflow-hidden">
        <PanelHead content={content} />
        {content === 'goals' ? (
          <div {...handlers}>
            <GoalLines goals={goals} />
          </div>
        ) : (
          <VidiprinterColumn />
        )}
      </section>
    </PanelContent>
  );
}
