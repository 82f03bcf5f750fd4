import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { addressAt } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { useWords } from '#web/words/use-words.ts';

/** A link from the panel to the match's own page. */
function FullPageLink() {
  const { wholePage } = useWords<'match'>();
  const location = useLocation();
  return (
    <Link
      data-whole
      to={addressAt(location)}
      aria-current={false}
      aria-label={wholePage}
      title={wholePage}
      className="grid pointer-fine:size-8 size-11 flex-none place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
    >
      <Drawing size={16} strokeWidth="1.5" d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5" />
    </Link>
  );
}

/** The link to the match's own page in the panel, and on the page the button to share it. */
export function HeaderTool({ inPanel, ...share }: ComponentProps<typeof ShareButton> & { inPanel: boolean }) {
  return inPanel ? <FullPageLink /> : <ShareButton {...share} />;
}
