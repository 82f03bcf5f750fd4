import { useMemo } from 'react';
import { PrinterLog } from '#web/features/vidiprinter/printer-log.tsx';
import { useVidiprinter } from '#web/lists/use-vidiprinter.ts';
import { filterLines, type LineFilter, type ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { useWords } from '#web/words/use-words.ts';

/** More than fit on a high screen. */
const MAX_SHOWN = 60;
const EVERYTHING: LineFilter = { kinds: new Set(), leagues: new Set() };

/** The newest lines of the vidiprinter beside the list. They stand still while the pointer is over them. */
export function VidiprinterColumn() {
  const { vidiprinter: t } = useWords<'vidiprinter'>();
  const { printer } = useVidiprinter();
  const { isPointerOver, handlers } = usePointerOver();
  const newest = useMemo(() => filterLines(printer, EVERYTHING).slice(0, MAX_SHOWN), [printer]);
  const [lines] = useAccumulator<readonly ShownLine[]>((last) => (isPointerOver ? last : newest), newest);
  return (
    <div {...handlers}>
      {lines.length > 0 ? (
        <PrinterLog lines={lines} newsId={printer.newsId} isNarrow />
      ) : (
        <EmptyState>{t.waiting}</EmptyState>
      )}
    </div>
  );
}
