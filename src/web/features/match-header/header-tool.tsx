import { ShareButton } from '#web/ui/share-button.tsx';
import { FullPageLink } from './full-page-link.tsx';

/** The link to the match's own page in the panel, and on the page the button to share it. */
export function HeaderTool({ inPanel, title }: { inPanel: boolean; title: string }) {
  return inPanel ? <FullPageLink /> : <ShareButton title={title} />;
}
