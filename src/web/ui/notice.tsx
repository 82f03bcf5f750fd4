import type { ReactNode } from 'react';

/** An empty or error state of a page or a part of it: the reason and what to do. */
export function Notice({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className="col-span-full mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center">
      {title && <h1 className="font-bold font-stretch-80% text-xl">{title}</h1>}
      <p className="text-base text-quiet">{text}</p>
      {children}
    </div>
  );
}

export const BUTTON =
  'inline-flex min-h-11 items-center rounded-lg border border-edge bg-surface px-4 font-medium hover:bg-raised';
