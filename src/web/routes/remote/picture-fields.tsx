import { useState } from 'react';
import type { RemoteCommand, WallState } from '#contract/wall-relay.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly state: WallState;
  readonly onCommand: (command: RemoteCommand) => void;
}

/** How bright the wall is, and how loud. */
export function PictureFields({ state: { dim, volume, isMuted }, onCommand }: Props) {
  const { remote: t } = useWords<'remote'>();
  const isNight = dim === 'night';
  return (
    <>
      <PercentField
        label={t.brightness}
        percent={isNight ? 100 : 100 - dim}
        isDisabled={isNight}
        onCommit={(percent) => onCommand({ type: 'dim', level: 100 - percent })}
      />
      <CheckBox isOn={isNight} onChange={(isOn) => onCommand({ type: 'dim', level: isOn ? 'night' : 0 })}>
        {t.night}
      </CheckBox>
      <PercentField
        label={t.volume}
        percent={volume}
        isDisabled={isMuted}
        onCommit={(percent) => onCommand({ type: 'volume', percent })}
      />
      <CheckBox isOn={isMuted} onChange={(isOn) => onCommand({ type: isOn ? 'mute' : 'unmute' })}>
        {t.mute}
      </CheckBox>
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly percent: number;
  readonly isDisabled: boolean;
  readonly onCommit: (percent: number) => void;
}

/** A slider that sends its value when the finger leaves it: every step in between would be a command. */
function PercentField({ label, percent, isDisabled, onCommit }: FieldProps) {
  const { remote: t } = useWords<'remote'>();
  const [draft, setDraft] = useState<number | null>(null);
  const value = draft ?? percent;
  function commit(): void {
    setDraft(null);
    if (draft !== null && draft !== percent) onCommit(draft);
  }
  return (
    <PercentSlider
      label={label}
      percent={value}
      text={t.percent(value)}
      isDisabled={isDisabled}
      onChange={setDraft}
      onCommit={commit}
    />
  );
}
