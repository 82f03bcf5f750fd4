import type { Address } from '#web/navigation/addresses.ts';
import { ShareButton } from '#web/ui/share-button.tsx';
import { FullPageLink } from './full-page-link.tsx';

/** The link to the match's own page in the panel, and on the page the button to share it. */
export function HeaderTool({ inPanel, ...share }: { inPanel: boolean; title: string; to?: Address }) {
  return inPanel ? <FullPageLink /> : <ShareButton {...share} />;
}
