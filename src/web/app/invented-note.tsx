import { CONNECT_ADDRESS } from '#contract/connect-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { isInvented } from '#web/settings/site.ts';
import { useWords } from '#web/words/use-words.ts';

/** Says that the football is invented, while it is; the link says how to change that. */
export function InventedNote({ className }: { readonly className: string }) {
  const { invented } = useWords();
  return (
    isInvented() && (
      <Link to={CONNECT_ADDRESS} className={`text-quiet text-xs hover:text-ink print:hidden ${className}`}>
        {invented}
      </Link>
    )
  );
}
