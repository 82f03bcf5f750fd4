import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookmakersQuery } from '#web/data/bookmakers.ts';
import { MyBooksSwitch } from '#web/features/odds/my-books-switch.tsx';
import type { OddsBook } from '#web/features/odds/odds-grid.ts';

const NO_BOOKS: readonly OddsBook[] = [];

/** The choice of bookmakers whose prices count in a list. All bookmakers are fetched when the viewer opens it. */
export function OddsBooks() {
  const [wasOpened, setOpened] = useState(false);
  const { data } = useQuery({ ...bookmakersQuery, enabled: wasOpened });
  const books = data?.data.map(({ id, name }) => ({ id, name: name ?? id })) ?? NO_BOOKS;
  return <MyBooksSwitch books={books} onOpen={() => setOpened(true)} />;
}
