import { isInvented } from '#web/settings/site.ts';
import { useWords } from '#web/words/use-words.ts';

/** Says that the football is invented, while it is. */
export function InventedNote() {
  const { invented } = useWords();
  return (
    isInvented() && (
      // Upright the ticker has the whole foot, and this the margin below it.
      <span className="upright:fixed upright:end-[5vw] upright:bottom-[1.2vh] in-data-panel:hidden flex-none font-stretch-84% text-note text-quiet">
        {invented}
      </span>
    )
  );
}
