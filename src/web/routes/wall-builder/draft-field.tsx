import { type ComponentProps, useId, useState } from 'react';
import { parseWallAddress, type WallParameter } from '#contract/wall-address.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallProblemText } from '#web/words/wall-problem-text.ts';

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'maxLength' | 'inputMode'> {
  readonly label: string;
  readonly note?: string;
  readonly parameter: WallParameter;
  /** The parameter's value in the address. */
  readonly value: string;
  /** Called with every text that is a value of the parameter. */
  readonly onChange: (value: string) => void;
  /** Whether the parameter can be left out. */
  readonly isOptional?: boolean;
}

/** A text field for a parameter. What is no value of it stays in the field, with what to do, and changes nothing. */
export function DraftField({ label, note, parameter, value, onChange, isOptional = false, ...input }: Props) {
  const id = useId();
  const words = useWords<'wall-address'>();
  // Another value, as of a preset, replaces what was typed.
  const [draft, setDraft] = useState({ text: value, value });
  const text = draft.value === value ? draft.text : value;
  const query = new URLSearchParams({ [parameter]: text.trim() });
  const [problem] = isOptional && text.trim() === '' ? [] : parseWallAddress(query).problems;
  function type(typed: string): void {
    const next = typed.trim();
    const isValue =
      (isOptional && next === '') ||
      parseWallAddress(new URLSearchParams({ [parameter]: next })).problems.length === 0;
    setDraft({ text: typed, value: isValue ? next : value });
    if (isValue && next !== value) onChange(next);
  }
  const sentence = problem && wallProblemText(problem, words);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-quiet">
        {label}
      </label>
      <input
        {...input}
        id={id}
        value={text}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={sentence || note ? `${id}n` : undefined}
        onChange={({ target }) => type(target.value)}
        className="min-h-11 w-full min-w-0 rounded-lg border border-edge bg-surface px-3 text-[1rem] text-ink aria-invalid:border-2 aria-invalid:border-red"
      />
      {(sentence || note) && (
        <p
          id={`${id}n`}
          role={sentence ? 'alert' : undefined}
          className={sentence ? '' : 'text-faint text-xs'}
        >
          {sentence || note}
        </p>
      )}
    </div>
  );
}
