import { KEYS, keyOf } from '#web/navigation/keys.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { singleKeys } from '#web/settings/keys.ts';
import { useStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Every keyboard shortcut, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys: words, nav } = useWords<'keys'>();
  const { dir } = useWords();
  const enabled = useStore(singleKeys);
  const hasOdds = useHasOdds();
  const names: Readonly<Record<string, string>> = words.names;
  return (
    <Dialog
      id="keys"
      title={nav.keys}
      close={words.close}
      width="w-[min(24rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <dl className={enabled ? undefined : 'opacity-60'}>
        {KEYS.filter(({ action }) => hasOdds || action !== 'odds')
          .map((row) => ({ ...row, key: keyOf(row, dir) }))
          .map(({ key, action }) => (
            <div key={key} className="flex min-h-9 items-center gap-4 border-line border-t py-1">
              <dt className="w-14 flex-none">
                <kbd className="inline-block min-w-7 rounded-md border border-line bg-raised px-2 text-center font-semibold leading-6 [font-family:inherit]">
                  {names[key] ?? key}
                </kbd>
              </dt>
              <dd>{words.does[action]}</dd>
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
    </Dialog>
  );
}
