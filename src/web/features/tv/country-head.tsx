import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { useWords } from '#web/words/use-words.ts';
import { Chevron } from './chevron.tsx';
import type { Viewer } from './use-viewer.ts';

interface Props {
  readonly code: string;
  /** Number of its channels with listings. */
  readonly channels: number;
  readonly viewer: Viewer;
  /** Whether its channels are shown; null for the viewer's own countries, which cannot be folded. */
  readonly isOpen: boolean | null;
  readonly onToggle?: () => void;
}

/** One line, before and after the font is loaded; it stays in sight while the hours scroll. */
const COUNTRY_LINE =
  'flex min-w-0 max-w-full items-center gap-x-2.5 whitespace-nowrap md:sticky md:start-3.5';

/** The head of a country's channels. */
export function CountryHead({ code, channels, viewer, isOpen, onToggle }: Props) {
  const { tv: t } = useWords<'tv'>();
  const name = (
    <>
      <Flag src={flagPath(code)} />
      {viewer.nameOf(code)}
      <small dir="auto" className="min-w-0 overflow-hidden text-ellipsis font-normal text-quiet">
        {channels > 0 ? t.withFootball(channels) : t.nothingHere}
      </small>
    </>
  );
  return (
    <h2
      id={`on-${code}`}
      data-folded={isOpen === false || undefined}
      className="flex min-h-11 flex-wrap items-center gap-1.5 font-semibold text-[0.875rem] text-ink md:not-data-folded:min-h-8 md:border-line md:border-t md:not-data-folded:bg-raised md:px-3.5"
    >
      {isOpen === null ? (
        <span className={COUNTRY_LINE}>{name}</span>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className={`min-h-11 cursor-pointer hover:underline ${COUNTRY_LINE}`}
        >
          {name}
          <Chevron isUp={isOpen} />
        </button>
      )}
    </h2>
  );
}
