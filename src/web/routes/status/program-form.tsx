import { type FormEvent, useId, useState } from 'react';
import { fullPath } from '#web/settings/base-path.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallProblemText } from '#web/words/wall-problem-text.ts';
import { type ProgramReading, programOf } from './program-of.ts';

interface Props {
  /** The wall's present query; null: unknown. */
  readonly query: string | null;
  readonly onSubmit: (query: string) => void;
  readonly onCancel: () => void;
}

/** The form for another address of a wall, which is checked before it is sent. */
export function ProgramForm({ query, onSubmit, onCancel }: Props) {
  const { statusWalls: t } = useWords<'status-walls'>();
  const words = useWords<'wall-address'>();
  const id = useId();
  const [text, setText] = useState(fullPath(`/wall?${query ?? ''}`));
  const [refusal, setRefusal] = useState<string | null>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const reading = programOf(text, location.origin);
    if ('query' in reading) onSubmit(reading.query);
    else setRefusal(sentenceOf(reading));
  }
  function sentenceOf(reading: Exclude<ProgramReading, { query: string }>): string {
    if ('reason' in reading) return t[reading.reason];
    return reading.problems.map((problem) => wallProblemText(problem, words)).join(' ');
  }
  return (
    <form className="grid gap-1.5" onSubmit={submit}>
      <label htmlFor={id} className="font-medium text-quiet">
        {t.programLabel}
      </label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={refusal !== null || undefined}
        aria-describedby={`${id}n ${id}r`}
        onChange={({ target }) => setText(target.value)}
        className="min-h-11 min-w-0 rounded-lg border border-edge bg-ground px-3 text-[1rem] text-ink aria-invalid:border-red"
      />
      <p id={`${id}n`} className="text-faint text-xs">
        {t.programHint}
      </p>
      <p id={`${id}r`} role="alert" className="font-semibold">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={`${BUTTON} cursor-pointer`}>
          {t.send}
        </button>
        <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
