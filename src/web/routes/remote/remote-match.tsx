import { useState } from 'react';
import { isolateNames } from '#contract/isolate-names.ts';
import type { RemoteCommand, WallState } from '#contract/wall-relay.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import type { MatchListRow } from '#web/matches/rows.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { NoticeForm } from './notice-form.tsx';

interface Props {
  readonly id: string;
  /** Null for a match of another day. */
  readonly row: MatchListRow | null;
  readonly state: Pick<WallState, 'pinnedMatch' | 'hiddenMatches'>;
  readonly isOnScreen: boolean;
  /** Whether no further match can be hidden. */
  readonly isFull: boolean;
  readonly onCommand: (command: RemoteCommand) => void;
}

/** A match of the day with what a remote can do to it. */
export function RemoteMatch({ id, row, state, isOnScreen, isFull, onCommand }: Props) {
  const { remote: t } = useWords<'remote'>();
  const [isHiding, setHiding] = useState(false);
  const teams = row?.record.teams;
  const name = teams ? t.versus(...isolateNames(teams.home.name, teams.away.name)) : t.match(id);
  const isPinned = state.pinnedMatch === id;
  const isHidden = state.hiddenMatches.includes(id);
  const place = isHidden ? t.hidden : isPinned ? t.pinned : isOnScreen && t.onScreen;
  return (
    <li className="grid gap-1.5 border-line border-t px-3.5 py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-[1_1_9rem]">
          <b className="block font-semibold">{name}</b>
          <span className="text-quiet">
            {row && <MatchTime match={row.record} seen={row.anchor} form="both" />}
            {row && place && ' · '}
            {place}
          </span>
        </span>
        {!isHidden && (
          <Action
            label={isPinned ? t.unpin : t.pin}
            match={name}
            onClick={() => onCommand(isPinned ? { type: 'unpin' } : { type: 'pin', match: id })}
          />
        )}
        {isHidden && (
          <Action label={t.unhide} match={name} onClick={() => onCommand({ type: 'unhide', match: id })} />
        )}
        {!isHidden && !isFull && !isHiding && (
          <Action label={t.hide} match={name} onClick={() => setHiding(true)} />
        )}
      </div>
      {isHiding && !isHidden && (
        <NoticeForm
          action={t.hideMatch(name)}
          onSubmit={(notice) => {
            setHiding(false);
            onCommand({ type: 'hide', match: id, notice });
          }}
          onCancel={() => setHiding(false)}
        />
      )}
    </li>
  );
}

function Action({ label, match, onClick }: { label: string; match: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${match}`}
      className={`${BUTTON} cursor-pointer`}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
