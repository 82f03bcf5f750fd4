import type { ReactNode } from 'react';
import { CONNECT_ADDRESS } from '#contract/connect-address.ts';
import type { StateOfData } from '#web/data/use-state-of-data.ts';
import { isInvented } from '#web/settings/site.ts';
import { useWords } from '#web/words/use-words.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useReplaceServerView } from './use-replace-server-view.ts';

interface Props {
  /** Title of the document, which screen readers read for the frame. */
  readonly title: string;
  /** The page with everything. */
  readonly link: { readonly to: string; readonly text: string };
  /** The state of its data; none where its parts say so themselves. */
  readonly state?: StateOfData;
  /** What is wrong with the address. */
  readonly notes: ReactNode;
  /** Whether its parts have their data; until then the server's HTML stays. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
}

/** What surrounds every embed: how old its data are, and a foot with the link to the whole page and the brand. */
export function Card({ title, link, state, notes, isReady = true, children }: Props) {
  useReplaceServerView(isReady);
  const words = useWords<'embed'>();
  useDocumentTitle(`${title} · ${words.name}`);
  return (
    <main className="@container overflow-hidden rounded-lg border border-line bg-surface">
      <div data-old={state?.isOld}>{children}</div>
      {state && <StaleNotice state={state} />}
      {notes}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t px-3">
        <NewTabLink
          to={link.to}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {link.text}
        </NewTabLink>
        {isInvented() && (
          <NewTabLink to={CONNECT_ADDRESS} className="inline-flex min-h-11 items-center text-quiet text-xs">
            {words.invented}
          </NewTabLink>
        )}
        <NewTabLink to="/" className="inline-flex min-h-11 items-center text-quiet text-xs">
          {words.name}
        </NewTabLink>
      </footer>
    </main>
  );
}
