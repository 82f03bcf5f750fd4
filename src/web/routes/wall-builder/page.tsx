import { useState } from 'react';
import { useLocation } from 'react-router';
import { isLoopback } from '#contract/loopback.ts';
import { type WallProgram, wallAddress } from '#contract/wall-address.ts';
import { CopyField } from '#web/builder/copy-field.tsx';
import { FormCard } from '#web/builder/form-card.tsx';
import { Preview } from '#web/builder/preview.tsx';
import { EMBED_BUILDER, WALL_BUILDER } from '#web/navigation/builder-pages.ts';
import { Link } from '#web/navigation/link.tsx';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useBuilderWords } from '#web/words/builders.ts';
import { useWallAddressWords } from '#web/words/wall-address.ts';
import { wallProblemText } from '#web/words/wall-problem-text.ts';
import { DraftField } from './draft-field.tsx';
import { LookFields } from './look-fields.tsx';
import { MatchFields } from './match-fields.tsx';
import { PresetButtons } from './preset-buttons.tsx';
import { previewAddress } from './preview-address.ts';
import { TimeFields } from './time-fields.tsx';
import { useWallProgram, type WallFormProps } from './use-wall-program.ts';
import { ViewFields } from './view-fields.tsx';

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
function WallPreview({ program }: { readonly program: WallProgram }) {
  const { builder, wallBuilder: t } = useBuilderWords();
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

const QrCode = lazyAfterFirstView(async () => (await import('#web/ui/qr-code.tsx')).QrCode);

/** Lines of a long address. */
const CODE_ROWS = 3;

/** The address of the wall: to copy, to open, and as a QR code. */
function WallOutput({ url }: { readonly url: string }) {
  const { builder: t, wallBuilder } = useBuilderWords();
  const { host, hostname } = new URL(url);
  return (
    <section aria-label={t.address} className="card flex gap-3 px-3.5 py-3 max-md:flex-col">
      <div className="grid min-w-0 flex-1 content-start gap-3">
        <CopyField label={t.address} text={url} rows={CODE_ROWS} url={url} />
        {isLoopback(hostname) && <p className="text-quiet">{wallBuilder.unreachable(host)}</p>}
      </div>
      {/* Its place is there while its code loads. */}
      <div style={{ aspectRatio: 1 }} className="w-36 flex-none self-start">
        <QrCode text={url} label={wallBuilder.qr} className="w-full rounded-lg" />
      </div>
    </section>
  );
}

const SUGGESTED_VOLUME = 50;

/** The chime of a wall. */
function SoundFields({ program: { sound }, change }: WallFormProps) {
  const { wallBuilder: t } = useBuilderWords();
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

/** Makes the address of a wall display, with a preview: `/wall/new?views=board,table`. */
export function WallBuilder() {
  const { pathname } = useLocation();
  // Other addresses below are those of the displays and embeds, or none.
  return pathname.replace(/\/$/, '') === WALL_BUILDER ? <Builder /> : <NotFound />;
}

function Builder() {
  const words = useBuilderWords();
  const { wallBuilder: t } = words;
  const problemWords = useWallAddressWords();
  const { program, problems, areOddsOn, change } = useWallProgram();
  const form = { program, change };
  return (
    <>
      <title>{`${t.title} · ${words.name}`}</title>
      <h1 className="font-bold font-stretch-80% text-xl">{t.title}</h1>
      <p className="mt-1 mb-2 text-quiet max-md:min-h-11.5">{t.intro}</p>
      {problems.length > 0 && (
        <div role="alert" className="my-3 rounded-lg border border-goal px-3.5 py-3">
          <p>{t.problems}</p>
          <ul className="text-quiet">
            {problems.map((problem) => (
              <li key={`${problem.parameter} ${problem.reason}`}>{wallProblemText(problem, problemWords)}</li>
            ))}
          </ul>
        </div>
      )}
      <PresetButtons {...form} areOddsOn={areOddsOn} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7">
        <div className="top-17 grid min-w-0 gap-3 lg:sticky">
          <WallPreview program={program} />
          <WallOutput url={location.origin + fullPath(wallAddress(program))} />
          <p className="text-quiet">
            <Link to={EMBED_BUILDER} className="underline">
              {t.embeds}
            </Link>
          </p>
        </div>
        <div className="grid min-w-0 gap-3">
          <FormCard title={t.views}>
            <ViewFields {...form} areOddsOn={areOddsOn} />
          </FormCard>
          <FormCard title={t.matches}>
            <MatchFields {...form} />
          </FormCard>
          <FormCard title={t.look}>
            <LookFields {...form} areOddsOn={areOddsOn} />
          </FormCard>
          <FormCard title={t.time}>
            <TimeFields {...form} />
          </FormCard>
          <FormCard title={t.sound}>
            <SoundFields {...form} />
          </FormCard>
          <div className="card px-3.5 py-3">
            <DraftField
              label={t.name}
              note={t.nameNote}
              parameter="name"
              isOptional
              value={program.name}
              onChange={(name) => change({ name })}
            />
          </div>
        </div>
      </div>
    </>
  );
}
