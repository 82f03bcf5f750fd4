import { type ReactNode, useState } from 'react';
import { isInvented } from '#web/settings/site.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';

type Note = 'failed' | 'sent' | 'unsent';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  /** Of the server, while matches are on. */
  readonly requestsPerHour: number;
  readonly notes: Readonly<Record<Note, string>>;
  /** Resolves with whether it worked. */
  readonly change: (isOn: boolean) => Promise<boolean>;
  /** Resolves with whether a message was sent. */
  readonly test: () => Promise<boolean>;
  /** What is shown while it is on. */
  readonly children?: ReactNode;
}

/** A way to get alerts with the tab closed: turned on and off, with what it costs, and tested. */
export function SubscriptionChoice(props: Props) {
  const { label, hint, isOn, requestsPerHour, notes, change, test, children } = props;
  const { alerts: t } = useWords<'alerts'>();
  const [note, setNote] = useState<Note | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run(task: () => Promise<Note | null>): Promise<void> {
    setBusy(true);
    setNote(await task().catch((): Note => 'failed'));
    setBusy(false);
  }
  return (
    <div>
      <CheckBox
        isOn={isOn}
        isDisabled={isBusy}
        onChange={(next) => void run(async () => ((await change(next)) ? null : 'failed'))}
      >
        {label}
      </CheckBox>
      {hint && <p className="text-quiet text-xs">{hint}</p>}
      {!isOn && !isInvented() && <p className="text-quiet text-xs">{t.pushCost(requestsPerHour)}</p>}
      {isOn && children}
      {isOn && (
        <button
          type="button"
          className="min-h-11 pointer-fine:min-h-8 cursor-pointer text-quiet underline"
          disabled={isBusy}
          onClick={() => void run(async () => ((await test()) ? 'sent' : 'unsent'))}
        >
          {t.pushTest}
        </button>
      )}
      <p role="status" className="text-quiet text-xs">
        {note && notes[note]}
      </p>
    </div>
  );
}
