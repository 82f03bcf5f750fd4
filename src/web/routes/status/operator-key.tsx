import { type FormEvent, useState } from 'react';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { CARD_TITLE, STATUS_CARD } from './status-card.tsx';

interface Props {
  /** Why the last key was rejected; null without one. */
  readonly refusal: 'wrongKey' | 'tooManyKeys' | null;
  readonly onSubmit: (key: string) => void;
}

/** The form for the operator's key, which unlocks the account's allowance. */
export function OperatorKey({ refusal, onSubmit }: Props) {
  const { status: t } = useWords<'status'>();
  const [text, setText] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim()) onSubmit(text.trim());
    setText('');
  }
  return (
    <form className={STATUS_CARD} onSubmit={submit}>
      <label htmlFor="operator-key" className={CARD_TITLE}>
        {t.key}
      </label>
      <p id="operator-key-hint" className="text-quiet">
        {t.keyHint}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id="operator-key"
          type="password"
          autoComplete="off"
          value={text}
          aria-describedby="operator-key-hint operator-key-refusal"
          aria-invalid={refusal !== null || undefined}
          onChange={({ target }) => setText(target.value)}
          className="min-h-11 min-w-0 flex-[1_1_14rem] rounded-lg border border-edge bg-ground px-3 text-[1rem] text-ink aria-invalid:border-red"
        />
        <button type="submit" className={`${BUTTON} cursor-pointer`}>
          {t.showMore}
        </button>
      </div>
      <p id="operator-key-refusal" role="alert" className="not-empty:mt-2 font-semibold">
        {refusal && t[refusal]}
      </p>
    </form>
  );
}
