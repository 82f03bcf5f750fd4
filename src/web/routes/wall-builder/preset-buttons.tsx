import { useWords } from '#web/words/use-words.ts';
import { isPreset, presetNames, withPreset } from './presets.ts';
import type { WallFormProps } from './use-wall-program.ts';

interface Props extends WallFormProps {
  readonly areOddsOn: boolean;
}

/** Programs to begin with. */
export function PresetButtons({ program, areOddsOn, change }: Props) {
  const { wallBuilder: t } = useWords<'builders'>();
  return (
    <fieldset className="my-3 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t.presets}</legend>
      <span aria-hidden="true" className="text-quiet">
        {t.presets}
      </span>
      {presetNames(areOddsOn).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={isPreset(program, name)}
          className="tap-target flex flex-none cursor-pointer items-center rounded-full border border-edge px-3 font-medium text-quiet hover:bg-raised aria-pressed:border-ink aria-pressed:text-ink"
          onClick={() => change(withPreset(program, name))}
        >
          {t.preset[name]}
        </button>
      ))}
    </fieldset>
  );
}
