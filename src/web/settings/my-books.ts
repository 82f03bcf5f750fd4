import { createPersisted } from './persisted.ts';

/** The viewer's own bookmakers by id, and whether only their prices count. */
export interface MyBooks {
  readonly ids: readonly string[];
  readonly isOn: boolean;
}

const isText = (value: unknown) => typeof value === 'string';

export const myBooks = createPersisted<MyBooks>('books', (json) => {
  const { ids, isOn } = (json ?? {}) as { readonly ids?: unknown; readonly isOn?: unknown };
  const bookIds = Array.isArray(ids) ? [...new Set(ids.filter(isText))] : [];
  return { ids: bookIds, isOn: isOn === true && bookIds.length > 0 };
});

/** Adds or removes a bookmaker; the first one turns the filter on, and without any it is off. */
export function toggleBook(id: string): void {
  const { ids, isOn } = myBooks.get();
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  myBooks.set({ ids: next, isOn: next.length > 0 && (isOn || ids.length === 0) });
}

/** Turns the filter on or off; the bookmakers stay chosen. */
export function switchMyBooks(): void {
  const { ids, isOn } = myBooks.get();
  myBooks.set({ ids, isOn: !isOn && ids.length > 0 });
}
