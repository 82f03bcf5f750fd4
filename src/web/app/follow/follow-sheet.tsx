import { useEffect, useState } from 'react';
import { rememberStep } from '#web/app/list-focus.ts';
import type { FollowRequest } from '#web/components/follow-request.ts';
import { BellChoice } from '#web/features/alerts/bell-choice.tsx';
import { runCommand } from '#web/navigation/commands.ts';
import { hasShieldOn } from '#web/settings/has-shield-on.ts';
import { pins, togglePin } from '#web/settings/pins.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { toggleShield } from '#web/settings/shields.ts';
import { unfollow } from '#web/settings/unfollow.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { TeamFollows } from './team-follows.tsx';

interface Props extends Pick<FollowRequest, 'favourite' | 'teams'> {
  readonly onClose: () => void;
}

/** What can be changed about something that is followed: its alerts, its place in lists, whether its scores are hidden. */
export function FollowSheet({ favourite, teams, onClose }: Props) {
  const words = useWords<'follow'>();
  const { follow: t } = words;
  const { kind, id } = favourite;
  const name = kind === 'competition' ? competitionName(favourite, words) : favourite.name;
  const isPinned = useStore(pins, (all) => all.includes(id));
  const isHidden = useStore(shieldsJson, (json) => hasShieldOn(json, kind, id));
  // The match may move up its list as soon as the dialog has the focus.
  const [keepFocus] = useState(rememberStep);
  useEffect(() => () => void requestAnimationFrame(keepFocus), [keepFocus]);
  return (
    <Dialog
      id="follow"
      title={t.following(name)}
      close={t.close}
      width="w-[min(24rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="grid gap-3">
        {teams && <TeamFollows teams={teams} />}
        <BellChoice
          favourite={favourite}
          onSettings={() => {
            onClose();
            runCommand('alerts');
          }}
        />
        {kind === 'competition' && (
          <CheckBox isOn={isPinned} onChange={() => togglePin(id)}>
            {t.pin}
          </CheckBox>
        )}
        {(kind === 'competition' || kind === 'team') && (
          <CheckBox isOn={isHidden} onChange={() => toggleShield({ kind, id, name })}>
            {t.hide}
          </CheckBox>
        )}
        <button
          type="button"
          className={`${BUTTON} cursor-pointer justify-center`}
          onClick={() => {
            unfollow(favourite);
            onClose();
          }}
        >
          {t.unfollow}
        </button>
      </div>
    </Dialog>
  );
}
