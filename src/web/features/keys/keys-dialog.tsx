import { useEffect, useRef } from 'react';
import { useKept } from '#web/settings/kept.ts';
import { singleKeys } from '#web/settings/keys.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';
import { KEYS } from './keys.ts';

/** Every key and what it does, and the switch for those who are better off without. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys: words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const enabled = useKept(singleKeys);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const names: Readonly<Record<string, string>> = words.names;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={dialog}
      aria-labelledby="keys"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-surface p-0 text-ink shadow-lg backdrop:bg-black/60"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="px-5 pt-3 pb-4">
        <div className="mb-2 flex items-center justify-between">
          <h2 id="keys" className="font-bold text-lg font-stretch-[85%]">
            {words.title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            title={words.close}
            className="-me-3 grid size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
            onClick={close}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        <dl className={enabled ? undefined : 'opacity-60'}>
          {KEYS.map(({ key, does }) => (
            <div key={key} className="flex min-h-9 items-center gap-4 border-line border-t py-1">
              <dt className="w-14 flex-none">
                <kbd className="inline-block min-w-7 rounded-md border border-line bg-raised px-2 text-center font-sans font-semibold leading-6">
                  {names[key] ?? key}
                </kbd>
              </dt>
              <dd>{words.does[does]}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 border-line border-t pt-2">
          <input
            type="checkbox"
            className="size-5 flex-none accent-live"
            checked={enabled}
            onChange={({ target }) => singleKeys.set(target.checked)}
          />
          {words.enabled}
        </label>
      </div>
    </dialog>
  );
}
