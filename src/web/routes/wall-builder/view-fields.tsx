import { MAX_WALL_SECONDS, MIN_WALL_SECONDS } from '#contract/wall-address.ts';
import { useWords } from '#web/words/use-words.ts';
import { DraftField } from './draft-field.tsx';
import type { WallFormProps } from './use-wall-program.ts';
import { ViewOrder } from './view-order.tsx';

interface Props extends WallFormProps {
  readonly areOddsOn: boolean;
}

/** Which views take turns, and how fast. */
export function ViewFields({ program, areOddsOn, change }: Props) {
  const { wallBuilder: t } = useWords<'builders'>();
  const { views, odds, every } = program;
  return (
    <div className="grid gap-3">
      <ViewOrder
        views={views}
        areOddsOn={areOddsOn}
        // Choosing the odds view is asking for odds.
        onChange={(next) => change({ views: next, odds: odds || next.includes('odds') })}
      />
      <p className="text-faint text-xs">{t.viewsNote}</p>
      <DraftField
        label={t.every}
        parameter="every"
        type="number"
        inputMode="numeric"
        min={MIN_WALL_SECONDS}
        max={MAX_WALL_SECONDS}
        value={String(every)}
        onChange={(text) => change({ every: Number(text) })}
      />
    </div>
  );
}
