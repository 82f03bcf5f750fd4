import { oddsAbsence, pricesSetting } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useSettingsWords } from '#web/words/settings.ts';

/** The viewer's switch that removes odds from every page. */
export function HideOdds() {
  const { settings: words } = useSettingsWords();
  const isHidden = useStore(oddsAbsence) === 'hidden';
  return (
    <fieldset>
      <legend className="muted">{words.odds}</legend>
      <CheckBox isOn={isHidden} onChange={(isOn) => pricesSetting.choose(isOn ? 'hidden' : null)}>
        {words.hideOdds}
      </CheckBox>
      <p className="text-quiet text-xs">{words.hideOddsNote}</p>
    </fieldset>
  );
}
