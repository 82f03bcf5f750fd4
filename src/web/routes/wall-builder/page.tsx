import { useLocation } from 'react-router';
import { wallAddress } from '#contract/wall-address.ts';
import { FormCard } from '#web/builder/form-card.tsx';
import { EMBED_BUILDER, WALL_BUILDER } from '#web/navigation/builder-pages.ts';
import { deskAddress } from '#web/navigation/desk-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallProblemText } from '#web/words/wall-problem-text.ts';
import { DraftField } from './draft-field.tsx';
import { LookFields } from './look-fields.tsx';
import { MatchFields } from './match-fields.tsx';
import { PresetButtons } from './preset-buttons.tsx';
import { SoundFields } from './sound-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useWallProgram } from './use-wall-program.ts';
import { ViewFields } from './view-fields.tsx';
import { WallOutput } from './wall-output.tsx';
import { WallPreview } from './wall-preview.tsx';

/** Makes the address of a wall display, with a preview: `/wall/new?views=board,table`. */
export function WallBuilder() {
  const { pathname } = useLocation();
  // Other addresses below are those of the displays and embeds, or none.
  return pathname.replace(/\/$/, '') === WALL_BUILDER ? <Builder /> : <NotFound />;
}

function Builder() {
  const words = useWords<'builders'>();
  const { wallBuilder: t } = words;
  const problemWords = useWords<'wall-address'>();
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
        <div className="top-[4.3125rem] grid min-w-0 gap-3 lg:sticky">
          <WallPreview program={program} />
          <WallOutput url={location.origin + fullPath(wallAddress(program))} />
          <p className="text-quiet">
            <Link to={EMBED_BUILDER} className="underline">
              {t.embeds}
            </Link>
            {' · '}
            <Link to={deskAddress()} className="underline">
              {words.builder.desk}
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
