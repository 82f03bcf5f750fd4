import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { DeskDay, DeskTemplates } from '#contract/desk/desk-variables.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { MissingHours } from '#web/components/lazy-notices.tsx';
import { deskTemplatesQuery, whileMissing } from '#web/data/desk-templates.ts';
import { Days } from '#web/features/days/days.tsx';
import { type DeskProgram, deskAddress } from '#web/navigation/desk-address.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Bar, TabSkeleton } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ChangesCard } from './changes-card.tsx';
import { Controls } from './controls.tsx';
import { deskDay } from './desk-day.ts';
import type { DeskPart } from './desk-part.ts';
import { DeskText } from './desk-text.tsx';
import { TextActions } from './text-actions.tsx';
import { useCopy } from './use-copy.ts';
import { useDesk } from './use-desk.ts';
import { useDeskProgram } from './use-desk-program.ts';

/** The code that fills templates, which comes beside them. */
const rendererQuery = queryOptions({
  queryKey: ['desk', { part: 'renderer' }],
  queryFn: () => import('./render-desk.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: whileMissing,
});

const isEmpty = ({ day, asOf, zone, ...sections }: DeskDay) =>
  Object.values(sections).every((one) => one === null);

type Renderer = typeof import('./render-desk.ts');

/** Returns the text in the program's format, and the plain one, which is printed; null until all of it has come. */
function textsOf(
  templates: DeskTemplates | undefined,
  renderer: Renderer | undefined,
  values: DeskDay | null,
  { format }: DeskProgram,
) {
  if (!templates || !renderer || !values || isEmpty(values)) return null;
  const render = (one: typeof format) => renderer.renderDesk(templates[one], one, values);
  return { text: render(format), plain: render('text') };
}

/** A day as text, HTML or Markdown, to copy: `/desk?d=YYYY-MM-DD&sections=results,tables&leagues=10&format=html`. */
export function Desk() {
  const words = useWords<DeskPart>();
  const { desk: t, name } = words;
  const { program, problems, change } = useDeskProgram();
  const { data: templates, isError } = useQuery(deskTemplatesQuery);
  const { data: renderer } = useQuery(rendererQuery);
  const desk = useDesk(program);
  const { source, today, rows, state, isWhole, missingHours, onRetry, dropped, hiddenCount } = desk;
  const hasData = rows !== null;
  const values = useMemo(() => (source && hasData ? deskDay(source, words) : null), [source, hasData, words]);
  const texts = useMemo(
    () => textsOf(templates, renderer, values, program),
    [templates, renderer, values, program],
  );
  const copy = useCopy({ source, rows: rows ?? [], isWhole, words });
  const to = useCallback((d: string | null) => deskAddress({ ...program, d }), [program]);
  const notes = [
    problems.length > 0 && t.problems(problems.join(', ')),
    hiddenCount > 0 && t.hidden(hiddenCount),
    desk.areTablesHidden && t.hiddenTables,
    desk.lacksEvents && t.noEvents,
    values?.tables && source?.day !== today && t.currentTables,
    dropped > 0 && words.scores.dropped(dropped),
  ].filter((note) => typeof note === 'string');
  return (
    <DatedPage state={state} hasData={hasData}>
      <title>{`${t.title} · ${name}`}</title>
      <div className="mx-auto grid max-w-256 grid-cols-[minmax(0,1fr)] gap-3">
        <div className="print:hidden">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="flex-1 font-bold font-stretch-80% text-xl">{t.title}</h1>
            {/* Whatever the font, it is not beside the title on a phone. */}
            <div className="max-md:w-full">
              <TextActions
                text={texts?.text ?? null}
                format={program.format}
                name={`${t.title}-${source?.day}`.toLowerCase()}
                onCopy={copy.remember}
              />
            </div>
          </div>
          <div className="mt-1 flex gap-3">
            <p className="flex-1 text-quiet">{t.intro}</p>
            <p className="min-h-4 text-faint text-xs">
              <AgeLine state={state} hasData={hasData} />
            </p>
          </div>
        </div>
        <div className="@container min-h-12 print:hidden">
          {source && today && <Days day={source.day} today={today} to={to} />}
        </div>
        <Controls program={program} change={change} rows={rows ?? []} />
        {copy.at !== null && hasData && <ChangesCard at={copy.at} changes={copy.changes} />}
        {notes.length > 0 && (
          <ul role="status" className="px-1 text-quiet print:hidden">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {hasData && missingHours.length > 0 && <MissingHours hours={missingHours} onRetry={onRetry} />}
        {texts ? (
          <DeskText text={texts.text} plain={texts.plain} />
        ) : values && isEmpty(values) ? (
          <p className="px-1 py-8 text-center text-quiet">{t.nothing}</p>
        ) : state.trouble || isError ? (
          <ErrorState trouble={state.trouble ?? 'unreachable'} />
        ) : (
          <TabSkeleton
            className="card grid content-start gap-3 p-4"
            count={24}
            line={() => <Bar className="w-72" />}
          />
        )}
      </div>
    </DatedPage>
  );
}
