import './extras.css';
import { chooseExtras, EXTRAS, type Extra, extrasSetting, hasExtra } from '#web/settings/extras.ts';
import { hasOdds } from '#web/settings/has-odds.ts';
import { usePersisted } from '#web/settings/persisted.ts';
import { useSettingsWords } from '#web/words/settings.ts';

/** The extra columns of match rows, each with a check box. */
export function Extras() {
  const { settings: words } = useSettingsWords();
  const enabledExtras = usePersisted(extrasSetting);
  const available = EXTRAS.filter((extra) => extra !== 'odds' || hasOdds());
  const change = (extra: Extra, isOn: boolean) =>
    chooseExtras(EXTRAS.filter((one) => (one === extra ? isOn : hasExtra(enabledExtras, one))));
  return (
    <fieldset className="extras">
      <legend>{words.extras}</legend>
      {available.map((extra) => (
        <label key={extra}>
          <input
            type="checkbox"
            checked={hasExtra(enabledExtras, extra)}
            onChange={({ target }) => change(extra, target.checked)}
          />
          {words.extra[extra]}
        </label>
      ))}
    </fieldset>
  );
}
