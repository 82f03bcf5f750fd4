import { useState } from 'react';
import type { WallProgram } from '#contract/wall-address.ts';
import { Preview } from '#web/builder/preview.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { previewAddress } from './preview-address.ts';

/** Sizes of screens, px. */
const SCREENS = {
  hd: [1920, 1080],
  uhd: [3840, 2160],
  wide: [2560, 1080],
  portrait: [1080, 1920],
} as const;

type Screen = keyof typeof SCREENS;
const SCREEN_NAMES = Object.keys(SCREENS) as readonly Screen[];

/** The wall as it looks on a screen of choice. */
export function WallPreview({ program }: { readonly program: WallProgram }) {
  const { builder, wallBuilder: t } = useWords<'builders'>();
  const [screen, setScreen] = useState<Screen>('hd');
  const [width, height] = SCREENS[screen];
  return (
    <section aria-label={builder.preview} className="grid gap-2">
      <Preview address={previewAddress(program)} title={builder.preview} width={width} height={height} />
      <div className="flex flex-wrap items-center gap-3">
        <Switch
          legend={t.screen}
          options={SCREEN_NAMES.map((name) => [name, t.screens[name]] as const)}
          value={screen}
          onChange={setScreen}
        />
        <p className="text-faint text-xs">{t.previewNote}</p>
      </div>
    </section>
  );
}
