import { useLocation, useNavigate } from 'react-router';
import { useZone } from '#web/clock/program-context.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { type Day, dayAt } from '#web/format/day.ts';
import { firstMinute, REWIND, useStartRewind } from '#web/lists/rewind/use-start-rewind.ts';
import type { Filter } from '#web/matches/filter.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { runCommand } from '#web/navigation/commands.ts';
import { sortingSetting, viewerSorting } from '#web/settings/sorting.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { useWords } from '#web/words/use-words.ts';
import { FilterBox } from './filter-box.tsx';
import { HideScores } from './hide-scores.tsx';

const LINES = 'M2 4h12M4.5 8h7M7 12h2';
const CLOCK = 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M8 4.5V8l2.4 1.6';
const GROUPS = 'M2 3.5h12M4.5 6.5h9.5M2 10h12M4.5 13h9.5';
const FUNNEL = 'M2 3h12L9.5 8.5V13l-3-1.5v-3z';

interface Props {
  readonly day: Day;
  /** All matches of the day. */
  readonly rows: readonly MatchListRow[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** The tools at the end of the filters: hiding scores, and a menu of order, text filter and rewinding. */
export function ListTools({ day, rows, filter, onFilter }: Props) {
  const { filter: t } = useWords<'filter'>();
  const { rewindButton } = useWords<'rewind-button'>();
  const zone = useZone();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const startRewind = useStartRewind();
  const today = dayAt(worldClock.now() ?? 0, zone);
  const by = viewerSorting(new URLSearchParams(search).get('by'));
  const other = by === 'time' ? 'competition' : 'time';
  function sort(): void {
    sortingSetting.choose(other);
    const query = new URLSearchParams(search);
    query.set('by', other);
    void navigate({ pathname, search: `${query}` }, { state });
  }
  const rewind = () => startRewind(day === today ? firstMinute() : Date.parse(day) / 1000);
  return (
    <>
      <FilterBox text={filter.text} onFilter={onFilter} />
      <HideScores day={day} isToday={day === today} rows={rows} />
      <Menu
        name={t.tools}
        icon={LINES}
        strokeWidth="1.6"
        className={`grid pointer-fine:size-9 size-11 flex-none cursor-pointer place-items-center rounded-full border hover:bg-raised ${by === 'time' ? 'border-ink text-ink' : 'border-edge text-quiet'}`}
      >
        <MenuItem icon={by === 'time' ? GROUPS : CLOCK} onSelect={sort}>
          {other === 'time' ? t.byTime : t.byCompetition}
        </MenuItem>
        <MenuItem icon={FUNNEL} onSelect={() => void runCommand('filter')}>
          {t.box}
        </MenuItem>
        {day <= today && (
          <MenuItem icon={REWIND} title={rewindButton.title} onSelect={rewind}>
            {rewindButton.name}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
