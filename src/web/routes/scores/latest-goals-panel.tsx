import type { MatchRow } from '#contract/records/match.ts';
import type { MatchStore } from '#news/match-store.ts';
import { type NewestGoal, newestGoals } from '#web/matches/newest-goals.ts';
import { Link } from '#web/navigation/link.tsx';
import { VIDIPRINTER } from '#web/navigation/vidiprinter-address.ts';
import { goalsPanelSetting } from '#web/settings/goals-panel.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { PanelContent, useHasPanelSlot } from '#web/ui/panel-slot.tsx';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import { GoalLines } from './goal-lines.tsx';

/** Id of the heading of what the panel shows. */
const panelHeadingId = (content: 'goals' | 'vidiprinter') => `panel-${content}`;

/** The head of the panel beside the list: a button for each of its two contents, and the vidiprinter's page. */
function PanelHead({ content }: { readonly content: 'goals' | 'vidiprinter' }) {
  const { news } = useWords<'news'>();
  return (
    <div className="flex items-center gap-3 px-3.5">
      {(['goals', 'vidiprinter'] as const).map((one) => (
        <h2 key={one} id={panelHeadingId(one)}>
          <button
            type="button"
            aria-pressed={one === content}
            className={`min-h-9 pointer-coarse:min-h-11 cursor-pointer ${one === content ? 'font-semibold' : 'text-quiet hover:text-ink'}`}
            onClick={() => goalsPanelSetting.choose(one)}
          >
            {news[one]}
          </button>
        </h2>
      ))}
      {content === 'vidiprinter' && (
        <Link to={VIDIPRINTER} className="ms-auto py-1.5 text-quiet underline">
          {news.fullPage}
        </Link>
      )}
    </div>
  );
}

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
