import { DESK_FORMATS } from '#contract/desk/desk-variables.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { DropDown } from './drop-down.tsx';
import { SectionChecks } from './section-checks.tsx';
import type { DeskFormProps } from './use-desk-program.ts';

const CompetitionPanel = lazyAfterFirstView(
  async () => (await import('./competition-panel.tsx')).CompetitionPanel,
);
const ZonePanel = lazyAfterFirstView(async () => (await import('./zone-panel.tsx')).ZonePanel);

interface Props extends DeskFormProps {
  /** All matches of the day. */
  readonly rows: readonly MatchListRow[];
}

/** What the text has and how it is written. */
export function Controls({ program, change, rows }: Props) {
  const { desk: t } = useWords<'desk'>();
  const { leagues } = program;
  const form = { program, change };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
      <SectionChecks {...form} />
      <div className="flex flex-wrap items-center gap-2">
        {/* Whatever the font, what is beside it on a phone does not change. */}
        <div className="max-md:w-full">
          <Switch
            legend={t.format}
            options={DESK_FORMATS.map((format) => [format, t.formats[format]] as const)}
            value={program.format}
            onChange={(format) => change({ format })}
          />
        </div>
        <DropDown label={leagues.length === 0 ? t.competitions : t.chosen(leagues.length)}>
          <CompetitionPanel {...form} rows={rows} />
        </DropDown>
        <DropDown label={t.options}>
          <ZonePanel {...form} />
        </DropDown>
      </div>
    </div>
  );
}
