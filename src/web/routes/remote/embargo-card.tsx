import type { RemoteCommand, WallState } from '#contract/wall-relay.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useRemoteWords } from '#web/words/remote.ts';
import { NoticeForm } from './notice-form.tsx';

interface Props {
  readonly state: WallState;
  readonly onCommand: (command: RemoteCommand) => void;
}

/** Freezes the wall, with a notice. */
export function EmbargoCard({ state, onCommand }: Props) {
  const { remote: t } = useRemoteWords();
  return (
    <TitledCard title={t.embargo}>
      <div className="grid gap-3 px-3.5 py-2.5">
        <p className="text-quiet">{t.embargoHint}</p>
        {state.isFrozen ? (
          <button
            type="button"
            className={`${BUTTON} cursor-pointer justify-center`}
            onClick={() => onCommand({ type: 'unfreeze' })}
          >
            {t.unfreeze}
          </button>
        ) : (
          <NoticeForm action={t.freeze} onSubmit={(notice) => onCommand({ type: 'freeze', notice })} />
        )}
      </div>
    </TitledCard>
  );
}
