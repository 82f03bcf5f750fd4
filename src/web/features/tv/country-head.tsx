import './country-head.css';
import { flagPath } from '#web/format/flag-path.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { useTvWords } from '#web/words/tv.ts';
import type { Viewer } from './use-viewer.ts';

interface Props {
  readonly code: string;
  /** How many of its channels show something. */
  readonly channels: number;
  readonly viewer: Viewer;
  /** Whether its channels are there; null: it is the viewer's, and they stay. */
  readonly isOpen: boolean | null;
  readonly onToggle?: () => void;
}

/** A country over the lines of its channels. */
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

/** Which way something unfolds. */
export function Chevron({ isUp }: { readonly isUp: boolean }) {
  return <Drawing size={12} strokeWidth="1.5" d={isUp ? 'm3 7.5 3-3 3 3' : 'm3 4.5 3 3 3-3'} />;
}
