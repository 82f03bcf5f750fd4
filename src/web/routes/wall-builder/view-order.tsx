import { useState } from 'react';
import type { WallView } from '#contract/wall-address.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { mergeOrder, movedView } from './merge-order.ts';

interface Props {
  readonly views: readonly WallView[];
  readonly areOddsOn: boolean;
  readonly onChange: (views: readonly WallView[]) => void;
}

const STEPS = { up: [-1, 'm3 10 5-5 5 5'], down: [1, 'm3 6 5 5 5-5'] } as const;

/** The views of a wall with a check box each, and buttons that change their order. */
export function ViewOrder({ views, areOddsOn, onChange }: Props) {
  const { wallBuilder: t } = useWords<'builders'>();
  const [lastOrder, setOrder] = useState(() => mergeOrder([], views));
  const [moved, setMoved] = useState<WallView | null>(null);
  const order = mergeOrder(lastOrder, views);
  const rows = order.filter((view) => areOddsOn || view !== 'odds');

  function choose(view: WallView, isOn: boolean): void {
    setOrder(order);
    onChange(order.filter((one) => (one === view ? isOn : views.includes(one))));
  }
  function move(view: WallView, step: -1 | 1): void {
    const next = movedView(rows, view, step);
    setOrder([...next, ...order.filter((one) => !next.includes(one))]);
    setMoved(view);
    onChange(next.filter((one) => views.includes(one)));
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t.views}</legend>
      <ol className="divided flex flex-col">
        {rows.map((view, at) => {
          const name = t.view[view];
          const isOn = views.includes(view);
          return (
            <li key={view} className="flex items-center gap-2 max-[18rem]:flex-wrap">
              <span className="min-w-0 flex-[1_1_6rem]">
                {/* A wall without views would have nothing to show. */}
                <CheckBox
                  isOn={isOn}
                  isDisabled={isOn && views.length === 1}
                  onChange={(next) => choose(view, next)}
                >
                  {name}
                </CheckBox>
              </span>
              {(['up', 'down'] as const).map((way) => {
                const [step, path] = STEPS[way];
                const isAtEnd = rows[at + step] === undefined;
                return (
                  <button
                    key={way}
                    type="button"
                    aria-label={t.order[way](name)}
                    title={t.order[way](name)}
                    aria-disabled={isAtEnd || undefined}
                    className={`line-button focus-visible:-outline-offset-2 ${isAtEnd ? 'text-faint' : 'text-quiet'}`}
                    onClick={() => move(view, step)}
                  >
                    <Drawing size={16} strokeWidth="1.5" d={path} />
                  </button>
                );
              })}
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved && t.order.moved(t.view[moved], rows.indexOf(moved) + 1, rows.length)}
      </p>
    </fieldset>
  );
}
