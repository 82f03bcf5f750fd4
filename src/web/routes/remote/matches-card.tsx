import { useState } from 'react';
import { DEFAULT_WALL } from '#contract/wall-address.ts';
import { MAX_HIDDEN_MATCHES, type RemoteCommand, type WallState } from '#contract/wall-relay.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { useDay } from '#web/lists/use-day.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';
import { RemoteMatch } from './remote-match.tsx';
import { remoteMatches } from './remote-matches.ts';

/** Rows at first, and with each press of the button below them. */
const MAX_ROWS = 12;
/** When a wall's day begins unless its address says otherwise, ms after midnight. */
const DAY_STARTS_AT_MS = Number(DEFAULT_WALL.rollover.slice(0, 2)) * 3_600_000;

interface Props {
  readonly state: WallState;
  readonly visibleMatches: readonly string[];
  readonly onCommand: (command: RemoteCommand) => void;
}

/** The matches of the day, to pin one or hide some. */
export function MatchesCard({ state, visibleMatches, onCommand }: Props) {
  const { remote: t } = useWords<'remote'>();
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now - DAY_STARTS_AT_MS, zone)));
  const { rows, watchedMatches } = useDay(today, today, zone, { startsAt: DAY_STARTS_AT_MS });
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(MAX_ROWS);
  const { changed, onScreen, others } = remoteMatches(rows ?? [], state, visibleMatches, search);
  const isFull = state.hiddenMatches.length >= MAX_HIDDEN_MATCHES;
  const common = { state, isFull, onCommand };
  const isEmpty = rows && onScreen.length + others.length === 0;
  return (
    <TitledCard title={t.matches}>
      <div className="grid gap-1.5 px-3.5 py-2.5">
        <p className="text-quiet">{t.matchesHint}</p>
        {isFull && <p className="font-semibold">{t.full(MAX_HIDDEN_MATCHES)}</p>}
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setCount(MAX_ROWS);
          }}
          className="min-h-11 min-w-0 rounded-lg border border-edge bg-ground px-3 text-[1rem] text-ink"
        />
      </div>
      <DatedPart keys={watchedMatches.keys}>
        <ul>
          {changed.map(({ id, row }) => (
            <RemoteMatch key={id} id={id} row={row} isOnScreen={visibleMatches.includes(id)} {...common} />
          ))}
          {onScreen.map((row) => (
            <RemoteMatch key={row.record.id} id={row.record.id} row={row} isOnScreen {...common} />
          ))}
          {others.slice(0, count).map((row) => (
            <RemoteMatch key={row.record.id} id={row.record.id} row={row} isOnScreen={false} {...common} />
          ))}
        </ul>
      </DatedPart>
      {!rows && <Loading className="min-h-52" />}
      {isEmpty && <p className="px-3.5 py-2.5 text-quiet">{search ? t.noneFound : t.noMatches}</p>}
      {others.length > count && <MoreButton onClick={() => setCount(count + MAX_ROWS)}>{t.more}</MoreButton>}
    </TitledCard>
  );
}
