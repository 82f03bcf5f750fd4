import { ODDS_FORMATS } from '#contract/operation.ts';
import { WALL_DENSITIES, WALL_THEMES } from '#contract/wall-address.ts';
import { LabelledSwitch } from '#web/builder/labelled-switch.tsx';
import { LanguageSelect } from '#web/builder/language-select.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { WallFormProps } from './use-wall-program.ts';

interface Props extends WallFormProps {
  readonly areOddsOn: boolean;
}

/** How a wall looks. */
export function LookFields({ program, areOddsOn, change }: Props) {
  const { builder: t, wallBuilder } = useWords<'builders'>();
  return (
    <div className="grid gap-3">
      <LabelledSwitch
        label={t.theme}
        values={WALL_THEMES}
        texts={t.themes}
        value={program.theme}
        onChange={(theme) => change({ theme })}
      />
      <LabelledSwitch
        label={wallBuilder.density}
        values={WALL_DENSITIES}
        texts={wallBuilder.densities}
        value={program.density}
        onChange={(density) => change({ density })}
      />
      <LanguageSelect
        value={program.lang}
        none={wallBuilder.screenLanguage}
        onChange={(lang) => change({ lang })}
      />
      {areOddsOn && (
        <CheckBox isOn={program.odds} onChange={(odds) => change({ odds })}>
          {wallBuilder.odds}
        </CheckBox>
      )}
      {areOddsOn && program.odds && (
        <LabelledSwitch
          label={wallBuilder.oddsFormat}
          values={ODDS_FORMATS}
          texts={wallBuilder.oddsFormats}
          value={program.odds_format ?? 'decimal'}
          onChange={(format) => change({ odds_format: format })}
        />
      )}
    </div>
  );
}
