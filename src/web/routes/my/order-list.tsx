import type { ReactNode } from 'react';
import { FollowButton } from '#web/components/follow-button.tsx';
import type { Favourite } from '#web/settings/favourites.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { FollowableLink } from './followable-list.tsx';
import { useOrder } from './use-order.ts';

interface Props<T> {
  readonly entities: readonly T[];
  /** Stores another order of their ids. */
  readonly onOrder: (ids: readonly string[]) => void;
  readonly children: (entity: T) => ReactNode;
}

const BUTTON = 'line-button text-quiet focus-visible:-outline-offset-2';
const STEPS = { up: 'm3 10 5-5 5 5', down: 'm3 6 5 5 5-5' } as const;

/**
 * Followed entities with a handle to order them: by dragging, by keys, or by the arrows that a tap on the handle shows.
 */
export function OrderList<T extends Favourite>({ entities, onOrder, children }: Props<T>) {
  const {
    my: { order: t },
  } = useWords<'my'>();
  const ids = entities.map(({ id }) => id);
  const { news, liftedId, moveBy, rowProps, handleProps } = useOrder(ids, onOrder);
  const nameOf = (id: string) => entities.find((one) => one.id === id)?.name ?? '';
  return (
    <>
      <ul className="card divided flex flex-col overflow-hidden">
        {entities.map((entity) => {
          const { id, name } = entity;
          const isLifted = id === liftedId;
          return (
            <li key={id} className={`flex items-center ${isLifted ? 'bg-raised' : ''}`} {...rowProps(id)}>
              <FollowableLink entity={entity}>{children(entity)}</FollowableLink>
              {isLifted ? (
                (['up', 'down'] as const).map((way) => (
                  <button
                    key={way}
                    type="button"
                    aria-label={t[way](name)}
                    title={t[way](name)}
                    className={BUTTON}
                    onClick={() => moveBy(way === 'up' ? -1 : 1)}
                  >
                    <Drawing size={16} strokeWidth="1.5" d={STEPS[way]} />
                  </button>
                ))
              ) : (
                <FollowButton {...entity} />
              )}
              <button
                type="button"
                aria-label={t.handle(name)}
                aria-describedby="order-help"
                title={t.handle(name)}
                className={`${BUTTON} touch-none`}
                {...handleProps(id)}
              >
                <Drawing size={16} strokeWidth="1.5" d="M3 5.5h10M3 10.5h10" />
              </button>
            </li>
          );
        })}
      </ul>
      <p aria-live="assertive" className="sr-only">
        {news && t[news.kind](nameOf(news.id), news.place, ids.length)}
      </p>
    </>
  );
}
