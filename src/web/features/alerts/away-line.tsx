import { useRef, useState } from 'react';
import type { Score } from '#contract/parse/score.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { DismissButton } from '#web/ui/dismiss-button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';

/** What happened in a match during an absence. */
export interface MissedMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Null before kick-off. */
  readonly score: Score | null;
  readonly texts: readonly string[];
}

interface Props {
  /** What happened, in one line. */
  readonly text: string;
  readonly matches: readonly MissedMatch[];
  readonly onDismiss: () => void;
}

/** `3 goals since 15:35`: a line at the foot of the page, which expands to the matches. */
export function AwayLine({ text, matches, onDismiss }: Props) {
  const words = useWords<'news'>();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="floats pointer-events-auto relative w-full max-w-md rounded-lg border border-line bg-surface">
      <details
        ref={details}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group/away"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg py-2.5 ps-4 pe-12 font-medium [&::-webkit-details-marker]:hidden">
          <span role="status">{text}</span>
          <Drawing
            size={12}
            strokeWidth="1.6"
            className="flex-none text-quiet group-open/away:[rotate:180deg]"
            d="m2 7.5 4-4 4 4"
          />
        </summary>
        <ul className="max-h-[50vh] overflow-y-auto overscroll-contain border-line border-t py-1 [scrollbar-width:thin]">
          {matches.map((match) => (
            <MissedMatchItem key={match.id} {...match} />
          ))}
        </ul>
      </details>
      {isOpen && <CloseCommand onClose={() => details.current?.removeAttribute('open')} />}
      <DismissButton name={words.away.dismiss} onClick={onDismiss} />
    </div>
  );
}

/** Lets Escape close the matches while it is drawn. */
function CloseCommand({ onClose }: { readonly onClose: () => void }) {
  useCommand('close', onClose);
  return null;
}

function MissedMatchItem({ id, home, away, score, texts }: MissedMatch) {
  const words = useWords<'news'>();
  return (
    <li>
      <Link to={matchAddress(id)} className="grid min-h-11 content-center px-4 py-1 hover:bg-raised">
        <span>
          {`${home} `}
          <b className="font-semibold">{score ? words.score(...score) : '–'}</b>
          {` ${away}`}
        </span>
        {texts.length > 0 && <span className="text-quiet text-xs">{texts.join(' · ')}</span>}
      </Link>
    </li>
  );
}
