import { useEffect, useRef } from 'react';
import { countrySetting } from '#web/settings/country.ts';
import { hoursSetting } from '#web/settings/hours.ts';
import { LANGUAGES, localeSetting } from '#web/settings/locale.ts';
import { useSetting } from '#web/settings/setting.ts';
import { THEMES, themeSetting } from '#web/settings/theme.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Choice } from './choice.tsx';
import { CountrySelect } from './country-select.tsx';
import { ZoneSelect } from './zone-select.tsx';

const SETTINGS = [themeSetting, hoursSetting, zoneSetting, countrySetting, localeSetting];

function reset(): void {
  for (const setting of SETTINGS) setting.choose(null);
}

/** How the viewer wants it. Every choice holds at once and is kept in this browser. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings: words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const theme = useSetting(themeSetting);
  const hours = useSetting(hoursSetting);
  const locale = useSetting(localeSetting);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={dialog}
      aria-labelledby="settings"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-surface p-0 text-ink shadow-lg backdrop:bg-black/60"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="grid gap-5 px-5 pt-3 pb-5">
        <div className="flex items-center justify-between">
          <h2 id="settings" className="font-bold text-lg font-stretch-[85%]">
            {words.title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            title={words.close}
            className="-me-3 grid size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
            onClick={close}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        <Choice
          name="theme"
          label={words.theme}
          options={THEMES.map((value) => ({ value, text: words.themes[value] }))}
          chosen={theme}
          onChoose={themeSetting.choose}
        />
        <Choice
          name="hours"
          label={words.hours}
          options={[
            { value: '24', text: '15:00' },
            { value: '12', text: '3:00 pm' },
          ]}
          chosen={hours}
          onChoose={hoursSetting.choose}
        />
        <ZoneSelect />
        <CountrySelect />
        <Choice
          name="language"
          label={words.language}
          options={LANGUAGES.map(({ locale: value, name: text }) => ({ value, text, lang: value }))}
          chosen={locale}
          onChoose={localeSetting.choose}
        />
        <button type="button" className={`${BUTTON} cursor-pointer justify-center`} onClick={reset}>
          {words.reset}
        </button>
      </div>
    </dialog>
  );
}
