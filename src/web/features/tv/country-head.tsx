import './country-head.css';
import { flagPath } from '#web/format/flag-path.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { useTvWords } from '#web/words/tv.ts';
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

export function CountryHead({ code, channels, viewer, isOpen, onToggle }: Props) {
  const { tv: say } = useTvWords();
  const name = (
    <>
      <Flag src={flagPath(code)} />
      {viewer.nameOf(code)}
      <small>{channels > 0 ? say.withFootball(channels) : say.nothingHere}</small>
    </>
  );
  return (
    <h2 id={`on-${code}`}>
      {isOpen === null ? (
        <span>{name}</span>
      ) : (
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {name}
          <Chevron isUp={isOpen} />
        </button>
      )}
    </h2>
  );
}

/** The direction of folding. */
export function Chevron({ isUp }: { readonly isUp: boolean }) {
  return <Drawing size={12} strokeWidth="1.5" d={isUp ? 'm3 7.5 3-3 3 3' : 'm3 4.5 3 3 3-3'} />;
}
