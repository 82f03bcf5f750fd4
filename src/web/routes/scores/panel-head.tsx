import { Link } from '#web/navigation/link.tsx';
import { VIDIPRINTER } from '#web/navigation/vidiprinter-address.ts';
import { goalsPanelSetting } from '#web/settings/goals-panel.ts';
import { useNewsWords } from '#web/words/news.ts';

/** Id of the heading of what the panel shows. */
export const panelHeadingId = (content: 'goals' | 'vidiprinter') => `panel-${content}`;

/** The head of the panel beside the list: a button for each of its two contents, and the vidiprinter's page. */
export function PanelHead({ content }: { readonly content: 'goals' | 'vidiprinter' }) {
  const { news } = useNewsWords();
  return (
    <div className="flex items-center gap-3 px-3.5">
      {(['goals', 'vidiprinter'] as const).map((one) => (
        <h2 key={one} id={panelHeadingId(one)}>
          <button
            type="button"
            aria-pressed={one === content}
            className={`min-h-9 pointer-coarse:min-h-11 cursor-pointer ${one === content ? 'font-semibold' : 'text-quiet hover:text-ink'}`}
            onClick={() => goalsPanelSetting.choose(one)}
          >
            {news[one]}
          </button>
        </h2>
      ))}
      {content === 'vidiprinter' && (
        <Link to={VIDIPRINTER} className="ms-auto py-1.5 text-quiet underline">
          {news.fullPage}
        </Link>
      )}
    </div>
  );
}
