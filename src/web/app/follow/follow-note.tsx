import { useEffect } from 'react';
import { bellKey } from '#news/alerts/bells.ts';
import { FollowNotePlace, type FollowRequest, useHasFollowNoteSlot } from '#web/components/follow-request.ts';
import { turnOnAlerts } from '#web/features/alerts/turn-on-alerts.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { useWords } from '#web/words/use-words.ts';
import { TeamFollows } from './team-follows.tsx';

/** Time for which the line stays, unless the viewer rests on it, ms. */
const NOTE_MS = 12_000;

interface Props extends Pick<FollowRequest, 'favourite' | 'teams'> {
  readonly onClose: () => void;
}

/** Says what has just been followed, and offers its alerts, and of a match its teams: in a dialog that is open, else over the page. */
export function FollowNote({ favourite, teams, onClose }: Props) {
  const { follow: t } = useWords<'follow'>();
  const { alerts } = useWords<'alerts'>();
  const isInDialog = useHasFollowNoteSlot();
  const hasBell = useStore(alertSettings, ({ bells }) => bellKey(favourite.kind, favourite.id) in bells);
  const { isPointerOver, handlers } = usePointerOver();
  useEffect(() => {
    if (isPointerOver) return;
    const timer = setTimeout(onClose, NOTE_MS);
    return () => clearTimeout(timer);
  }, [isPointerOver, onClose]);
  const note = (
    <div
      {...handlers}
      className="floats pointer-events-auto grid w-full max-w-md gap-2 rounded-lg border border-line bg-raised py-1 ps-4 pe-1"
    >
      <div className="flex items-center gap-2">
        <p role="status" className="wrap-anywhere min-w-0 flex-1 font-semibold">
          {favourite.kind === 'match' ? t.followingMatch : t.following(favourite.name)}
        </p>
        <button
          type="button"
          aria-label={t.close}
          title={t.close}
          className="icon-button size-11 flex-none"
          onClick={onClose}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {teams && (
        <div className="pe-3">
          <TeamFollows teams={teams} />
        </div>
      )}
      <p className="pb-2">
        {hasBell ? (
          <span className="text-quiet">{t.alertsOn}</span>
        ) : (
          <button
            type="button"
            className={`${BUTTON} cursor-pointer`}
            onClick={() => void turnOnAlerts(favourite)}
          >
            {alerts.turnOn}
          </button>
        )}
      </p>
    </div>
  );
  if (isInDialog) return <FollowNotePlace>{note}</FollowNotePlace>;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--foot) z-20 flex justify-end p-3 print:hidden">
      {note}
    </div>
  );
}
