import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The pointer moves further than this before it drags, px. */
const DRAG_THRESHOLD_PX = 5;

interface Lift {
  /** The entity that is being moved. */
  readonly id: string;
  /** All ids in the order that is visible. */
  readonly ids: readonly string[];
  readonly isDragged: boolean;
}

/** What has happened to an entity, for screen readers. */
export interface OrderNews {
  readonly kind: 'lifted' | 'moved' | 'dropped' | 'cancelled';
  readonly id: string;
  /** Place in the list, from 1. */
  readonly place: number;
}

const hasSameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

function withPlace(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * Orders a list by dragging handles, and by a handle's keys: Space or a tap picks an entity up, arrows move it, Space
 * drops it, Escape cancels. Until it is dropped only the visible order changes (`order`), not that of the elements, so
 * that the focus and the captured pointer stay.
 *
 * @param ids in the stored order
 * @param onOrder stores another order
 */
export function useOrder(ids: readonly string[], onOrder: (ids: readonly string[]) => void) {
  const [state, setLift] = useState<Lift | null>(null);
  const [news, setNews] = useState<OrderNews | null>(null);
  const rows = useRef(new Map<string, HTMLElement>());
  const handles = useRef(new Map<string, HTMLElement>());
  const pressedY = useRef<number | null>(null);
  const hasDragged = useRef(false);
  // An entity that is followed or unfollowed meanwhile ends the move.
  const lift = state && hasSameIds(state.ids, ids) ? state : null;
  useLayoutEffect(() => {
    if (lift) rows.current.get(lift.id)?.scrollIntoView({ block: 'nearest' });
  }, [lift]);

  const report = (kind: OrderNews['kind'], id: string, order: readonly string[]) =>
    setNews({ kind, id, place: order.indexOf(id) + 1 });

  function pickUp(id: string, isDragged: boolean): void {
    const order = lift?.ids ?? ids;
    if (lift) onOrder(order);
    setLift({ id, ids: order, isDragged });
    report('lifted', id, order);
    handles.current.get(id)?.focus({ preventScroll: true });
  }
  function moveTo(place: number): void {
    if (!lift || place < 0 || place >= ids.length || lift.ids.indexOf(lift.id) === place) return;
    const order = withPlace(lift.ids, lift.id, place);
    setLift({ ...lift, ids: order });
    report('moved', lift.id, order);
  }
  function end(kind: 'dropped' | 'cancelled', hasFocus = true): void {
    pressedY.current = null;
    if (!lift) return;
    if (hasFocus) handles.current.get(lift.id)?.focus({ preventScroll: true });
    if (kind === 'dropped') onOrder(lift.ids);
    setLift(null);
    report(kind, lift.id, kind === 'dropped' ? lift.ids : ids);
  }

  /** Returns the place of the dragged entity for a position of the pointer: beyond the middle of a neighbour. */
  function placeAt({ id, ids: order }: Lift, y: number): number {
    const middleOf = (at: number) => {
      const box = rows.current.get(order[at] ?? '')?.getBoundingClientRect();
      return box ? box.top + box.height / 2 : null;
    };
    const place = order.indexOf(id);
    const previous = order.findIndex((_, at) => at < place && y < (middleOf(at) ?? 0));
    if (previous !== -1) return previous;
    const next = order.findLastIndex((_, at) => at > place && y > (middleOf(at) ?? Number.POSITIVE_INFINITY));
    return next === -1 ? place : next;
  }

  const keep = (elements: Map<string, HTMLElement>, id: string) => (element: HTMLElement | null) => {
    if (element) elements.set(id, element);
    return () => void elements.delete(id);
  };

  return {
    news,
    liftedId: lift?.id ?? null,
    /** Moves the lifted entity by one place. */
    moveBy: (step: 1 | -1) => lift && moveTo(lift.ids.indexOf(lift.id) + step),
    rowProps: (id: string) => ({
      ref: keep(rows.current, id),
      style: lift ? { order: lift.ids.indexOf(id) } : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (lift?.id !== id) return;
        const place = lift.ids.indexOf(id);
        const places: Readonly<Record<string, number>> = {
          ArrowUp: place - 1,
          ArrowDown: place + 1,
          Home: 0,
          End: ids.length - 1,
        };
        const next = places[event.key];
        if (event.key === 'Escape') end('cancelled');
        else if (next !== undefined) moveTo(next);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (lift?.id === id && !lift.isDragged && !currentTarget.contains(relatedTarget))
          end('dropped', false);
      },
    }),
    handleProps: (id: string) => ({
      ref: keep(handles.current, id),
      'aria-pressed': lift?.id === id,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        pressedY.current = event.clientY;
        hasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (pressedY.current === null) return;
        if (lift?.isDragged) moveTo(placeAt(lift, clientY));
        else if (Math.abs(clientY - pressedY.current) >= DRAG_THRESHOLD_PX) {
          hasDragged.current = true;
          pickUp(id, true);
        }
      },
      onPointerUp: () => {
        if (lift?.isDragged) end('dropped');
        else pressedY.current = null;
      },
      onPointerCancel: () => {
        if (lift?.isDragged) end('cancelled');
        else pressedY.current = null;
      },
      // A drag ends with a click, too; keys have none of their own to count.
      onClick: ({ detail }: MouseEvent) => {
        if (hasDragged.current && detail > 0) return;
        if (lift?.id === id) end('dropped');
        else pickUp(id, false);
      },
    }),
  };
}
