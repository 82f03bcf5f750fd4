import { MatchTime } from '#web/components/match-time.tsx';
import { shortName } from '#web/format/short-name.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useWords } from '#web/words/use-words.ts';
import { KitSlab } from './kit-slab.tsx';
import type { MatchTakeover } from './queue.ts';
import { TakeoverFoot } from './takeover-foot.tsx';
import { takeoverText } from './takeover-text.ts';

interface Props {
  readonly takeover: MatchTakeover;
  readonly row: MatchListRow;
  readonly asOf: number | null;
}

/** Longer names of clubs are short ones. */
const MAX_CLUB_CHARACTERS = 22;
/** Largest type of a scorer's name, and the width that it has; rem. */
const MAX_NAME_REM = 16.25;
const NAME_WIDTH = 60;
/** Width of a letter, em. */
const LETTER_EM = 0.43;

const nameSize = (name: string, lines: number) =>
  Math.min(MAX_NAME_REM / Math.max(1, lines * 0.75), NAME_WIDTH / (LETTER_EM * Math.max(4, name.length)));

const CLUB = 'min-w-0 font-semibold font-stretch-80% text-club';

/**
 * A goal on the whole screen: the kit of the side that scored takes its side of the screen, home first, and no text
 * stands on it.
 */
export function MatchScreen({ takeover, row, asOf }: Props) {
  const words = useWords<'changes' | 'teleprinter' | 'wall-scores'>();
  const { record, anchor } = row;
  const { teams, scores, league } = record;
  const { side, band, minute, scorers, how, isRuledOut } = takeoverText(takeover, record, words);
  const isHome = side === 'home';
  const other = isHome ? 'away' : 'home';
  const score = scores[`${side}_score`] ?? 0;
  const nameOf = ({ name }: { readonly name: string }) =>
    name.length > MAX_CLUB_CHARACTERS ? shortName(name) : name;
  const state = <MatchTime match={record} seen={anchor} form="short" />;
  return (
    <div
      className={`grid h-full upright:grid-cols-1 grid-rows-[14.75rem_minmax(0,1fr)] upright:grid-rows-[25rem_15rem_minmax(0,1fr)] ${isHome ? 'grid-cols-[28.75rem_minmax(0,1fr)_2.25rem]' : 'grid-cols-[2.25rem_minmax(0,1fr)_28.75rem]'}`}
    >
      <KitSlab
        team={teams[side]}
        className={`upright:col-start-1 row-span-2 upright:row-span-1 row-start-1 motion-safe:animate-slab ${isHome ? 'col-start-1 origin-left rtl:origin-right' : 'col-start-3 origin-right rtl:origin-left'}`}
      />
      <KitSlab
        team={teams[other]}
        className={`row-start-2 upright:hidden ${isHome ? 'col-start-3' : 'col-start-1'}`}
      />
      <div
        className={`upright:col-start-1 row-start-1 upright:row-start-2 flex items-center justify-between gap-10 whitespace-nowrap upright:px-[5vw] ps-20 pe-[5vw] pt-[5vh] upright:pt-7.5 pb-7.5 font-bold font-stretch-78% text-band ${isHome ? 'col-span-2 col-start-2' : 'col-span-2 col-start-1 ps-[5vw] pe-20'} upright:col-span-1 ${isRuledOut ? 'bg-raised text-ink' : 'bg-goal text-ground'}`}
      >
        <h1>{band}</h1>
        <span>{minute ?? state}</span>
      </div>
      <div
        className={`col-start-2 upright:col-start-1 row-start-2 upright:row-start-3 grid min-h-0 grid-cols-[minmax(0,1fr)_auto] upright:grid-cols-1 grid-rows-[minmax(0,1fr)_auto_auto] upright:grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-x-10 upright:px-[5vw] pt-10.5 pb-[5vh] ${isHome ? 'ps-20 pe-[calc(5vw-2.25rem)]' : 'ps-[calc(5vw-2.25rem)] pe-20'}`}
      >
        <div className="min-w-0">
          <p dir="auto" className={`truncate ${CLUB}`}>
            {nameOf(teams[side])}
          </p>
          {scorers.map((name) => (
            <p
              dir="auto"
              key={name}
              className="truncate pb-[0.14em] font-bold font-stretch-77% leading-[0.95]"
              style={{ fontSize: `${nameSize(name, scorers.length)}rem` }}
            >
              {name}
            </p>
          ))}
          {how && <p className="mt-2.5 font-medium text-name text-quiet first-letter:uppercase">{how}</p>}
        </div>
        <b
          className={`upright:self-end upright:justify-self-end upright:pb-7.5 font-bold font-stretch-75% leading-[0.8] ${score > 9 ? 'text-[23.75rem]' : 'text-[32.5rem]'} ${isRuledOut ? '' : 'text-goal'}`}
        >
          {isRuledOut && (
            <s className="me-7.5 text-[14.375rem] text-quiet">{score + takeover.ruledOut.length}</s>
          )}
          {score}
        </b>
        <div className="col-span-2 upright:col-span-1 flex items-center justify-between border-line border-t-2 py-2.5">
          <p dir="auto" className={`truncate ${CLUB}`}>
            {nameOf(teams[other])}
          </p>
          <b className="font-bold font-stretch-75% text-[14.375rem] leading-[0.87]">
            {scores[`${other}_score`] ?? 0}
          </b>
        </div>
        <div className="col-span-2 upright:col-span-1">
          <TakeoverFoot league={league} asOf={asOf} />
        </div>
      </div>
    </div>
  );
}
