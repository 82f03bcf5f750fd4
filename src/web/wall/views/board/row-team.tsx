import type { ReactNode } from 'react';
import type { MatchTeam } from '#contract/records/match-team.ts';
import type { Side } from '#contract/side-of.ts';
import { Crest } from '#web/components/crest.tsx';
import { shortName } from '#web/format/short-name.ts';
import { WallName } from '#web/wall/parts/wall-name.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly team: MatchTeam;
  readonly side: Side;
  readonly reds: number;
  /** Whether it has lost. */
  readonly isQuiet: boolean;
  /** The quiet line; undefined if neither team of the row has one: the name is in the middle then. */
  readonly children?: ReactNode;
}

/** Longer names are set narrower. */
const MAX_WIDE_CHARACTERS = 20;
/** Longer names are short ones, and a red card is beside them: hardly a row has room for so many letters. */
const MAX_NAME_CHARACTERS = 25;
/** More cards would push the name away. */
const MAX_CARDS = 3;

/** Name and crest of a team in a row, its red cards, and a quiet line. */
export function WallRowTeam({ team, side, reds, isQuiet, children }: Props) {
  const { dir } = useWords();
  const isHome = side === 'home';
  const name = team.name.length > MAX_NAME_CHARACTERS ? shortName(team.name) : team.name;
  const stretch = name.length > MAX_WIDE_CHARACTERS ? 'font-stretch-75%' : 'font-stretch-80%';
  const crest = (
    <Crest
      team={team}
      className={`stale:faded stacked:col-start-2 [--crest:4.25rem] stacked:[--crest:5.125rem] ${isHome ? 'stacked:row-start-1' : 'stacked:row-start-2'}`}
    />
  );
  return (
    <>
      {!isHome && crest}
      <div
        className={`stacked:col-start-3 min-w-0 ${isHome ? 'stacked:row-start-1 stacked:text-start text-end' : 'stacked:row-start-2'}`}
      >
        <div
          className={`flex items-center gap-4 font-semibold ${stretch} text-name ${isHome ? 'stacked:flex-row-reverse justify-end' : 'flex-row-reverse justify-end'} ${isQuiet ? 'text-quiet' : ''}`}
        >
          {reds > 0 && <Reds count={Math.min(MAX_CARDS, reds)} />}
          <WallName name={name} />
        </div>
        {children !== undefined && (
          <p
            dir={dir}
            className="in-data-fonts:mt-4 h-9.5 truncate font-medium font-stretch-84% text-note text-quiet stacked:empty:hidden"
          >
            {children}
          </p>
        )}
      </div>
      {isHome && crest}
    </>
  );
}

/** A red rectangle for each card. */
function Reds({ count }: { readonly count: number }) {
  return (
    <span className="flex flex-none gap-1.5">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike
        <i key={at} className="h-8.5 w-6 rounded-mark bg-red stale:opacity-75" />
      ))}
    </span>
  );
}
