import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { createRoot } from 'react-dom/client';

/** Shows React Query's devtools in a corner of the page (`npm run dev` only). */
export function mountDevtools(client: QueryClient): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<ReactQueryDevtools client={client} />);
}
