import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book } from '#web/features/odds/board.ts';
import { MyBooks } from '#web/features/odds/my-books.tsx';
import { bookmakersQuery } from '#web/queries/bookmakers.ts';

const NONE: readonly Book[] = [];

/** The choice of bookmakers whose prices count in a list. All bookmakers are fetched when the viewer opens it. */
export function OddsBooks() {
  const [isAsked, ask] = useState(false);
  const { data } = useQuery({ ...bookmakersQuery, enabled: isAsked });
  const books = data?.data.map(({ id, name }) => ({ id, name: name ?? id })) ?? NONE;
  return <MyBooks books={books} onOpen={() => ask(true)} />;
}
