import './extras.css';
import { chooseExtras, EXTRAS, type Extra, extrasSetting, wants } from '#web/settings/extras.ts';
import { useKept } from '#web/settings/kept.ts';
import { tellsOdds } from '#web/settings/tells-odds.ts';
import { useSettingsWords } from '#web/words/settings.ts';

/** The extra columns of match rows, each with a check box. */
export function Extras() {
  const { settings: words } = useSettingsWords();
  const wanted = useKept(extrasSetting);
  const shown = EXTRAS.filter((extra) => extra !== 'odds' || tellsOdds());
  const change = (extra: Extra, on: boolean) =>
    chooseExtras(EXTRAS.filter((one) => (one === extra ? on : wants(wanted, one))));
  return (
    <fieldset className="extras">
      <legend>{words.extras}</legend>
      {shown.map((extra) => (
        <label key={extra}>
          <input
            type="checkbox"
            checked={wants(wanted, extra)}
            onChange={({ target }) => change(extra, target.checked)}
          />
          {words.extra[extra]}
        </label>
      ))}
    </fieldset>
  );
}
