import type { RemoteCommand, WallState } from '#contract/wall-relay.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useRemoteWords } from '#web/words/remote.ts';

interface Props {
  readonly state: WallState;
  readonly onCommand: (command: RemoteCommand) => void;
}

/** Turns the pages of the wall, and keeps one on the screen. */
export function TurnButtons({ state: { isPaused }, onCommand }: Props) {
  const { remote: t } = useRemoteWords();
  const buttons: readonly (readonly [label: string, command: RemoteCommand])[] = [
    [t.previous, { type: 'turn', unit: 'page', step: -1 }],
    [isPaused ? t.resume : t.pause, { type: isPaused ? 'resume' : 'pause' }],
    [t.next, { type: 'turn', unit: 'page', step: 1 }],
    [t.previousView, { type: 'turn', unit: 'view', step: -1 }],
    [t.nextView, { type: 'turn', unit: 'view', step: 1 }],
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(([label, command]) => (
        <button
          key={label}
          type="button"
          className={`${BUTTON} flex-1 cursor-pointer justify-center`}
          onClick={() => onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
