import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PAIRING_CODE_LENGTH } from '#contract/wall-relay.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Refusal } from './refusal.ts';

/** Characters of a code with a blank or dash between each two. */
const MAX_TEXT_CHARACTERS = 2 * PAIRING_CODE_LENGTH - 1;

interface Props {
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
}

/** The form for the code on the wall. */
export function PairForm({ refusal, isBusy, onCode }: Props) {
  const { remote: t } = useWords<'remote'>();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== 'wrong_code') return;
    input.current?.focus();
    input.current?.select();
  }, [refusal]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '' && !isBusy) onCode(text.trim());
  }
  return (
    <form className="card grid gap-3 px-4 py-3.5" onSubmit={submit}>
      <label htmlFor="wall-code" className="font-semibold text-quiet">
        {t.code}
      </label>
      <input
        ref={input}
        id="wall-code"
        value={text}
        maxLength={MAX_TEXT_CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="wall-code-hint wall-code-refusal"
        aria-invalid={refusal === 'wrong_code' || undefined}
        onChange={({ target }) => setText(target.value.toUpperCase())}
        className="min-h-11 min-w-0 rounded-lg border border-edge bg-ground px-3 text-center font-bold text-ink text-xl aria-invalid:border-red"
      />
      <p id="wall-code-refusal" role="alert" className="font-semibold">
        {refusal && t.refusals[refusal]}
      </p>
      <button type="submit" className={`${BUTTON} cursor-pointer justify-center`} aria-disabled={isBusy}>
        {isBusy ? t.connecting : t.connect}
      </button>
      <p id="wall-code-hint" className="text-quiet">
        {t.codeHint}
      </p>
    </form>
  );
}
