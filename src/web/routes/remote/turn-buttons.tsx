import { useState } from 'react';
import type { RemoteCommand, WallState } from '#contract/wall-relay.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { NoticeForm } from './notice-form.tsx';

interface Props {
  readonly state: WallState;
  readonly onCommand: (command: RemoteCommand) => void;
}

/** Turns the pages of the wall, keeps one on the screen, and freezes the wall with a notice. */
export function TurnButtons({ state: { isPaused, isFrozen }, onCommand }: Props) {
  const { remote: t } = useWords<'remote'>();
  const [isFreezing, setFreezing] = useState(false);
  const command = (label: string, of: RemoteCommand) => [label, () => onCommand(of)] as const;
  const turns = [
    command(t.previous, { type: 'turn', unit: 'page', step: -1 }),
    command(isPaused ? t.resume : t.pause, { type: isPaused ? 'resume' : 'pause' }),
    command(t.next, { type: 'turn', unit: 'page', step: 1 }),
    command(t.previousView, { type: 'turn', unit: 'view', step: -1 }),
    command(t.nextView, { type: 'turn', unit: 'view', step: 1 }),
  ];
  const freeze = [t.freeze, () => setFreezing(true)] as const;
  const buttons = isFrozen
    ? [command(t.unfreeze, { type: 'unfreeze' })]
    : isFreezing
      ? turns
      : [...turns, freeze];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {buttons.map(([label, onClick]) => (
          <button
            key={label}
            type="button"
            className={`${BUTTON} flex-1 cursor-pointer justify-center`}
            onClick={onClick}
          >
            {label}
          </button>
        ))}
      </div>
      {(isFrozen || isFreezing) && <p className="text-quiet">{t.freezeHint}</p>}
      {isFreezing && !isFrozen && (
        <NoticeForm
          action={t.freeze}
          onSubmit={(notice) => {
            setFreezing(false);
            onCommand({ type: 'freeze', notice });
          }}
          onCancel={() => setFreezing(false)}
        />
      )}
    </>
  );
}
