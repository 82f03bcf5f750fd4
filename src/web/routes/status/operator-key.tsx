import { type FormEvent, useState } from 'react';
import { BUTTON } from '#web/ui/notice.tsx';
import { useStatusWords } from '#web/words/status.ts';

interface Props {
  /** Why the last key was rejected; null without one. */
  readonly refusal: 'wrongKey' | 'tooManyKeys' | null;
  readonly onSubmit: (key: string) => void;
}

/** The form for the operator's key, which unlocks the account's allowance. */
export function OperatorKey({ refusal, onSubmit }: Props) {
  const { status: say } = useStatusWords();
  const [text, setText] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim()) onSubmit(text.trim());
    setText('');
  }
  return (
    <form className="status-card status-key" onSubmit={submit}>
      <label htmlFor="operator-key">{say.key}</label>
      <p id="operator-key-hint" className="status-quiet">
        {say.keyHint}
      </p>
      <div className="status-key-line">
        <input
          id="operator-key"
          type="password"
          autoComplete="off"
          value={text}
          aria-describedby="operator-key-hint operator-key-refusal"
          aria-invalid={refusal !== null || undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={`${BUTTON} cursor-pointer`}>
          {say.showMore}
        </button>
      </div>
      <p id="operator-key-refusal" role="alert">
        {refusal && say[refusal]}
      </p>
    </form>
  );
}
