import type { ReactNode } from 'react';
import { DESK_FORMATS } from '#contract/desk/desk-variables.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useDeskWords } from '#web/words/desk.ts';
import { CompetitionChoice } from './competition-choice.tsx';
import { SectionChecks } from './section-checks.tsx';
import type { DeskFormProps } from './use-desk-program.ts';
import { ZoneChoice } from './zone-choice.tsx';

interface Props extends DeskFormProps {
  /** All matches of the day. */
  readonly rows: readonly MatchListRow[];
  /** What is done with the text. */
  readonly children: ReactNode;
}

/** What the text has and how it is written, and what is done with it. */
export function Controls({ program, change, rows, children }: Props) {
  const { desk: t } = useDeskWords();
  const form = { program, change };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
      <SectionChecks {...form} />
      <div className="flex flex-wrap items-center gap-2">
        <Switch
          legend={t.format}
          options={DESK_FORMATS.map((format) => [format, t.formats[format]] as const)}
          value={program.format}
          onChange={(format) => change({ format })}
        />
        <CompetitionChoice {...form} rows={rows} />
        <ZoneChoice {...form} />
        <div className="ms-auto">{children}</div>
      </div>
    </div>
  );
}
