import type { ReactNode } from 'react';
import { usePausedAt } from '#web/clock/pause.ts';
import { ABOUT } from '#web/navigation/addresses.ts';
import { runCommandLater } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { ANNOUNCEMENT_SCOPES, announcementSetting } from '#web/settings/announcements.ts';
import { barSetting } from '#web/settings/bar.ts';
import { chooseExtras } from '#web/settings/choose-extras.ts';
import { countrySetting } from '#web/settings/country.ts';
import { oddsAbsence, pricesSetting } from '#web/settings/has-odds.ts';
import { hoursSetting } from '#web/settings/hours.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { THEMES, themeSetting } from '#web/settings/theme.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import { Choice } from './choice.tsx';
import { CountrySelect } from './country-select.tsx';
import { Extras } from './extras.tsx';
import { LanguageSelect } from './language-select.tsx';
import { ZoneSelect } from './zone-select.tsx';

/** Where odds are: on no page, or one tap away on a phone. */
function OddsChoices() {
  const { settings: words } = useWords<'settings'>();
  const isHidden = useStore(oddsAbsence) === 'hidden';
  const bar = useStore(barSetting);
  return (
    <fieldset>
      <legend className="muted">{words.odds}</legend>
      {!isHidden && (
        <CheckBox isOn={bar === 'odds'} onChange={(isOn) => barSetting.choose(isOn ? 'odds' : null)}>
          {words.oddsInBar}
        </CheckBox>
      )}
      <CheckBox isOn={isHidden} onChange={(isOn) => pricesSetting.choose(isOn ? 'hidden' : null)}>
        {words.hideOdds}
      </CheckBox>
      <p className="text-quiet text-xs">{words.hideOddsNote}</p>
    </fieldset>
  );
}

/** Select for the goals that screen readers announce. */
function AnnouncementSelect() {
  const { settings: words } = useWords<'settings'>();
  const scope = useStore(announcementSetting);
  return (
    <Select
      label={words.announce}
      note={words.announceNote}
      value={scope}
      onChoose={announcementSetting.choose}
    >
      {ANNOUNCEMENT_SCOPES.map((one) => (
        <option key={one} value={one}>
          {words.announceScopes[one]}
        </option>
      ))}
    </Select>
  );
}

const ShieldSettings = lazyAfterFirstView(
  async () => (await withLaterWords(import('./shield-settings.tsx'))).ShieldSettings,
);

const SETTINGS = [
  themeSetting,
  hoursSetting,
  zoneSetting,
  countrySetting,
  localeSetting,
  pricesSetting,
  barSetting,
  announcementSetting,
];

function reset(): void {
  for (const setting of SETTINGS) setting.choose(null);
  chooseExtras([]);
}

interface Props {
  readonly onClose: () => void;
  /** What other features add, above the reset. */
  readonly children?: ReactNode;
}

/** The viewer's preferences; every change applies at once and is stored in this browser. */
export function SettingsDialog({ onClose, children }: Props) {
  const { settings: words, nav } = useWords<'settings'>();
  const theme = useStore(themeSetting);
  const hours = useStore(hoursSetting);
  const isPaused = usePausedAt() !== null;
  function open(command: 'alerts' | 'channels' | 'delay' | 'keys' | 'pause'): void {
    onClose();
    runCommandLater(command);
  }
  return (
    <Dialog
      id="settings"
      title={nav.settings}
      close={words.close}
      width="w-[min(30rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-2">
          <button type="button" className={`${BUTTON} cursor-pointer`} onClick={() => open('pause')}>
            {isPaused ? nav.resume : nav.pause}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${BUTTON} pointer-coarse:hidden cursor-pointer`}
            onClick={() => open('keys')}
          >
            {nav.keys}
          </button>
        </div>
        <Choice
          name="theme"
          label={words.theme}
          options={THEMES.map((value) => ({ value, text: words.themes[value] }))}
          selected={theme}
          onChoose={themeSetting.choose}
        />
        <Choice
          name="hours"
          label={words.hours}
          options={[
            { value: '24', text: '15:00' },
            { value: '12', text: '3:00 pm' },
          ]}
          selected={hours}
          onChoose={hoursSetting.choose}
        />
        <ZoneSelect />
        <CountrySelect />
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${BUTTON} cursor-pointer justify-center`}
          onClick={() => open('channels')}
        >
          {words.channels}
        </button>
        <LanguageSelect />
        <Extras />
        {oddsAbsence.get() !== 'off' && <OddsChoices />}
        <ShieldSettings />
        <AnnouncementSelect />
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${BUTTON} cursor-pointer justify-center`}
          onClick={() => open('alerts')}
        >
          {words.alerts}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${BUTTON} cursor-pointer justify-center`}
          onClick={() => open('delay')}
        >
          {words.delay}
        </button>
        {children}
        <button type="button" className={`${BUTTON} cursor-pointer justify-center`} onClick={reset}>
          {words.reset}
        </button>
        <p className="flex justify-center text-quiet *:py-2 *:underline">
          <Link to={ABOUT} onClick={onClose}>
            {words.about}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
