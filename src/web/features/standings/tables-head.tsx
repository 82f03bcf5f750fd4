import type { ReactNode } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { AsItStands } from './as-it-stands.tsx';
import type { ShownView } from './view.ts';
import { WhatIfMark } from './what-if-mark.tsx';

const VIEWS = ['overall', 'home', 'away'] as const satisfies readonly ShownView[];
/** Where the table has a column for the form, there is no view of it. */
const FORM_VIEW = '@min-[30rem]/standings:not-has-checked:hidden';

interface Props {
  readonly view: ShownView;
  readonly onView: (view: ShownView) => void;
  /** Whether any team has played. */
  readonly hasForm: boolean;
  readonly isLive: boolean;
  /** False for tables that only would be. */
  readonly isReal: boolean;
  /** Whether matches in play move any team. */
  readonly hasMovement: boolean;
  /** Buttons before the switch. */
  readonly children?: ReactNode;
}

/**
 * The time of a table, the meaning of its arrows, and the switch between views. The text of a live table is longer, and
 * longest in the fallback font: it has lines of its own beside the switch.
 */
export function TablesHead(props: Props) {
  const { view, onView, hasForm, isLive, isReal, hasMovement, children } = props;
  const { standings: t } = useWords<'standings'>();
  const { whatIfMark } = useWords<'what-if-mark'>();
  const title = isLive ? <AsItStands /> : t.table;
  return (
    <div className="in-data-tables:card in-data-tables:col-span-full in-data-tables:mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-b py-1 ps-3 pe-1">
      <div className="flex flex-[1_1_5.5rem] flex-wrap gap-x-3 leading-4.5 max-md:min-h-9 max-md:content-center">
        <h2
          data-live={(isLive && isReal) || undefined}
          className="font-semibold first-letter:uppercase data-live:text-live max-md:font-stretch-90% md:min-w-30 max-md:[word-spacing:0.1em]"
        >
          {isReal ? title : <WhatIfMark />}
        </h2>
        {hasMovement && (
          <span className="text-quiet max-md:hidden">{`▲▼ ${isReal ? t.moves : whatIfMark.moves}`}</span>
        )}
      </div>
      {children}
      <Switch
        legend={t.view}
        options={[
          ...VIEWS.map((one) => [one, t.views[one]] as const),
          ...(hasForm ? [['form', t.columns.form.short, FORM_VIEW] as const] : []),
        ]}
        value={view}
        onChange={onView}
        className="max-md:grow"
      />
    </div>
  );
}
