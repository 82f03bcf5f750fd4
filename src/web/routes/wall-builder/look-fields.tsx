import { WALL_DENSITIES, WALL_LANGUAGES, WALL_THEMES } from '#contract/wall-address.ts';
import { Choice } from '#web/features/settings/choice.tsx';
import { LanguageSelect } from '#web/routes/shared/builder/language-select.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useBuilderWords } from '#web/words/builders.ts';
import type { WallFormProps } from './use-wall-program.ts';

interface Props extends WallFormProps {
  readonly areOddsOn: boolean;
}

/** How a wall looks. */
export function LookFields({ program, areOddsOn, change }: Props) {
  const { builder: say, wallBuilder } = useBuilderWords();
  return (
    <div className="grid gap-3">
      <Choice
        name="theme"
        label={say.theme}
        options={WALL_THEMES.map((value) => ({ value, text: say.themes[value] }))}
        selected={program.theme}
        onChoose={(theme) => change({ theme })}
      />
      <Choice
        name="density"
        label={wallBuilder.density}
        options={WALL_DENSITIES.map((value) => ({ value, text: wallBuilder.densities[value] }))}
        selected={program.density}
        onChoose={(density) => change({ density })}
      />
      <LanguageSelect
        languages={WALL_LANGUAGES}
        value={program.lang}
        none={wallBuilder.screenLanguage}
        onChange={(lang) => change({ lang })}
      />
      {areOddsOn && (
        <CheckBox isOn={program.odds} onChange={(odds) => change({ odds })}>
          {wallBuilder.odds}
        </CheckBox>
      )}
    </div>
  );
}
