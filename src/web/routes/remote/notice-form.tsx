import { type FormEvent, useId, useState } from 'react';
import { MAX_WALL_NOTICE_CHARACTERS } from '#contract/wall-relay.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly action: string;
  readonly onSubmit: (notice: string) => void;
  readonly onCancel?: () => void;
}

/** Characters that the relay refuses: those that cannot be seen. */
const UNSEEN = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]+/gu;

/** Does something on the wall with words of the operator. */
export function NoticeForm({ action, onSubmit, onCancel }: Props) {
  const { remote: t } = useWords<'remote'>();
  const id = useId();
  const [text, setText] = useState('');
  const plain = text.replace(UNSEEN, ' ');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit([...plain.trim()].slice(0, MAX_WALL_NOTICE_CHARACTERS).join(''));
    setText('');
  }
  return (
    <form className="grid gap-1.5" onSubmit={submit}>
      <label htmlFor={id} className="font-medium text-quiet">
        {t.notice}
      </label>
      <input
        id={id}
        value={text}
        maxLength={MAX_WALL_NOTICE_CHARACTERS}
        autoComplete="off"
        aria-describedby={`${id}n`}
        onChange={({ target }) => setText(target.value)}
        className="min-h-11 min-w-0 rounded-lg border border-edge bg-ground px-3 text-[1rem] text-ink"
      />
      <p id={`${id}n`} className="text-faint text-xs">
        {t.noticeHint(MAX_WALL_NOTICE_CHARACTERS - [...plain].length)}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={`${BUTTON} flex-1 cursor-pointer justify-center`}>
          {action}
        </button>
        {onCancel && (
          <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onCancel}>
            {t.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
