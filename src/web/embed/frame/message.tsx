import type { ReactNode } from 'react';
import { useWords } from '#web/words/use-words.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useReplaceServerView } from './use-replace-server-view.ts';

/** Stands in place of an embed: what is wrong, and what to do. */
export function Message({ children }: { readonly children: ReactNode }) {
  useReplaceServerView(true);
  const words = useWords<'embed'>();
  useDocumentTitle(words.name);
  return (
    <main className="overflow-hidden rounded-lg border border-line bg-surface">
      <div role="status" className="grid min-h-24 content-center py-4 text-center text-base/5.5">
        {children}
      </div>
      <footer className="border-line border-t px-3 text-end">
        <NewTabLink to="/" className="inline-flex min-h-11 items-center text-quiet text-xs">
          {words.name}
        </NewTabLink>
      </footer>
    </main>
  );
}
