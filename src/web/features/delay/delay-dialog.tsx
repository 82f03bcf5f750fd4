import { useId, useState } from 'react';
import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Sight } from './find-delay.ts';

interface Props {
  /** The delay that is on; 0: none. */
  readonly seconds: number;
  /** Whether it ends with the match. */
  readonly isOfMatch: boolean;
  /** Whether a match is open, with which the delay can end and by which a tap finds it. */
  readonly hasMatch: boolean;
  readonly tap: { readonly state: 'measuring' | 'not-found' | null; readonly press: (sight: Sight) => void };
  /** What the last tap has found. */
  readonly result: number | null;
  readonly onOfMatch: (isOfMatch: boolean) => void;
  readonly onChoose: (seconds: number) => void;
  readonly onClose: () => void;
}

/** Sets the delay: by a slider, by number, or by one tap at a goal or at the kick-off. */
export function DelayDialog({
  seconds,
  isOfMatch,
  hasMatch,
  tap,
  result,
  onOfMatch,
  onChoose,
  onClose,
}: Props) {
  const { delay: t } = useWords<'delay'>();
  const [choice, setChoice] = useState<number | null>(null);
  const draft = choice ?? seconds;
  const id = useId();
  const change = (text: string) =>
    setChoice(Math.min(MAX_DELAY_SECONDS, Math.max(0, Math.round(Number(text)) || 0)));
  const press = (sight: Sight) => {
    setChoice(null);
    tap.press(sight);
  };
  const button = `${BUTTON} cursor-pointer justify-center`;
  return (
    <Dialog
      id="delay"
      title={t.title}
      close={t.close}
      width="w-[min(30rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(draft);
          onClose();
        }}
      >
        <p className="text-quiet">{t.note}</p>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-medium text-quiet">
            {t.seconds}
          </label>
          <div className="flex items-center gap-3">
            <input
              id={id}
              type="range"
              min={0}
              max={MAX_DELAY_SECONDS}
              value={draft}
              aria-valuetext={t.behind(draft)}
              onChange={({ target }) => change(target.value)}
              className="min-h-11 w-full accent-live"
            />
            <input
              type="number"
              min={0}
              max={MAX_DELAY_SECONDS}
              value={draft}
              aria-label={t.exact}
              onChange={({ target }) => change(target.value)}
              className="min-h-11 w-20 rounded-lg border border-edge bg-surface px-3 text-base"
            />
          </div>
          <p className="text-quiet text-xs">{t.day}</p>
        </div>
        {hasMatch && (
          <CheckBox isOn={isOfMatch} onChange={onOfMatch}>
            {t.match}
          </CheckBox>
        )}
        <button type="submit" className={button}>
          {t.apply}
        </button>
        {seconds > 0 && (
          <button
            type="button"
            className={button}
            onClick={() => {
              onChoose(0);
              onClose();
            }}
          >
            {t.off}
          </button>
        )}
        <fieldset className="grid gap-3">
          <legend className="muted">{t.taps}</legend>
          {hasMatch ? (
            <>
              <button type="button" className={button} onClick={() => press('goal')}>
                {t.goal}
              </button>
              <button type="button" className={button} onClick={() => press('kick-off')}>
                {t.kickOff}
              </button>
              <p role="status" className="min-h-5 text-quiet">
                {tap.state === 'measuring'
                  ? t.measuring
                  : tap.state === 'not-found'
                    ? t.notFound
                    : result !== null && t.found(result)}
              </p>
            </>
          ) : (
            <p className="text-quiet">{t.noMatch}</p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
