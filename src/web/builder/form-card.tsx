import type { ReactNode } from 'react';

/** A part of a form with a title. What it lays over the page is not cut off. */
export function FormCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="card grid gap-3 px-3.5 py-3">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}
