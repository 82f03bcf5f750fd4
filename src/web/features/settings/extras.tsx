import { chooseExtras } from '#web/settings/choose-extras.ts';
import { EXTRAS, type Extra, extrasSetting, hasExtra } from '#web/settings/extras.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The extra columns of match rows, each with a check box. */
export function Extras() {
  const { settings: words } = useWords<'settings'>();
  const enabledExtras = useStore(extrasSetting);
  const hasOdds = useHasOdds();
  const available = EXTRAS.filter((extra) => extra !== 'odds' || hasOdds);
  const change = (extra: Extra, isOn: boolean) =>
    chooseExtras(EXTRAS.filter((one) => (one === extra ? isOn : hasExtra(enabledExtras, one))));
  return (
    <fieldset>
      <legend className="muted">{words.extras}</legend>
      {available.map((extra) => (
        <CheckBox key={extra} isOn={hasExtra(enabledExtras, extra)} onChange={(isOn) => change(extra, isOn)}>
          {words.extra[extra]}
        </CheckBox>
      ))}
    </fieldset>
  );
}
