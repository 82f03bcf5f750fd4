import { CheckBox } from '#web/ui/check-box.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { WallFormProps } from './use-wall-program.ts';

const SUGGESTED_VOLUME = 50;

/** The chime of a wall. */
export function SoundFields({ program: { sound }, change }: WallFormProps) {
  const { wallBuilder: t } = useWords<'builders'>();
  return (
    <div className="grid gap-3">
      <CheckBox isOn={sound > 0} onChange={(isOn) => change({ sound: isOn ? SUGGESTED_VOLUME : 0 })}>
        {t.chime}
      </CheckBox>
      {sound > 0 && (
        <PercentSlider
          label={t.volume}
          min={5}
          percent={sound}
          text={t.percent(sound)}
          onChange={(volume) => change({ sound: volume })}
        />
      )}
    </div>
  );
}
