import { chooseExtras } from '#web/settings/choose-extras.ts';
import { EXTRAS, type Extra, extrasSetting, hasExtra } from '#web/settings/extras.ts';
import { hasOdds } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';
import { useSettingsWords } from '#web/words/settings.ts';

/** The extra columns of match rows, each with a check box. */
export function Extras() {
  const { settings: words } = useSettingsWords();
  const enabledExtras = useStore(extrasSetting);
  const available = EXTRAS.filter((extra) => extra !== 'odds' || hasOdds());
  const change = (extra: Extra, isOn: boolean) =>
    chooseExtras(EXTRAS.filter((one) => (one === extra ? isOn : hasExtra(enabledExtras, one))));
  return (
    <fieldset>
      <legend className="muted">{words.extras}</legend>
      {available.map((extra) => (
        <label key={extra} className="flex min-h-11 pointer-fine:min-h-8 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4.5 accent-live"
            checked={hasExtra(enabledExtras, extra)}
            onChange={({ target }) => change(extra, target.checked)}
          />
          {words.extra[extra]}
        </label>
      ))}
    </fieldset>
  );
}
