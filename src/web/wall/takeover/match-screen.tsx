import { MatchTime } from '#web/components/match-time.tsx';
import { shortName } from '#web/format/short-name.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useChangesWords } from '#web/words/changes.ts';
import { useWallScoresWords } from '#web/words/wall-scores.ts';
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
const MAX_NAME_REM = 2.6;
const NAME_WIDTH = 9.6;
/** Width of a letter, em. */
const LETTER_EM = 0.43;

const nameSize = (name: string, lines: number) =>
  Math.min(MAX_NAME_REM / Math.max(1, lines * 0.75), NAME_WIDTH / (LETTER_EM * Math.max(4, name.length)));

const CLUB = 'min-w-0 one-line font-[600] font-stretch-80% text-club';

/**
 * A goal on the whole screen: the kit of the side that scored takes its side of the screen, home first, and no text
 * stands on it.
 */
export function MatchScreen({ takeover, row, asOf }: Props) {
  const words = { ...useChangesWords(), ...useWallScoresWords() };
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
      className={`grid h-full upright:grid-cols-1 grid-rows-[2.36rem_minmax(0,1fr)] upright:grid-rows-[4rem_2.4rem_minmax(0,1fr)] ${isHome ? 'grid-cols-[4.6rem_minmax(0,1fr)_0.36rem]' : 'grid-cols-[0.36rem_minmax(0,1fr)_4.6rem]'}`}
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
        className={`upright:col-start-1 row-start-1 upright:row-start-2 flex items-center justify-between gap-40 whitespace-nowrap upright:px-[5vw] ps-80 pe-[5vw] pt-[5vh] upright:pt-30 pb-30 font-[700] font-stretch-78% text-band ${isHome ? 'col-span-2 col-start-2' : 'col-span-2 col-start-1 ps-[5vw] pe-80'} upright:col-span-1 ${isRuledOut ? 'bg-raised text-ink' : 'bg-goal text-ground'}`}
      >
        <h1>{band}</h1>
        <span>{minute ?? state}</span>
      </div>
      <div
        className={`col-start-2 upright:col-start-1 row-start-2 upright:row-start-3 grid min-h-0 grid-cols-[minmax(0,1fr)_auto] upright:grid-cols-1 grid-rows-[minmax(0,1fr)_auto_auto] upright:grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-x-40 upright:px-[5vw] pt-42 pb-[5vh] ${isHome ? 'ps-80 pe-[calc(5vw-0.36rem)]' : 'ps-[calc(5vw-0.36rem)] pe-80'}`}
      >
        <div className="min-w-0">
          <p className={CLUB}>
            <bdi>{nameOf(teams[side])}</bdi>
          </p>
          {scorers.map((name) => (
            <p
              key={name}
              className="one-line pb-[0.14em] font-[700] font-stretch-77% leading-[0.95]"
              style={{ fontSize: `${nameSize(name, scorers.length)}rem` }}
            >
              <bdi>{name}</bdi>
            </p>
          ))}
          {how && <p className="mt-10 font-[500] text-name text-quiet first-letter:uppercase">{how}</p>}
        </div>
        <b
          className={`upright:self-end upright:justify-self-end upright:pb-30 font-[700] font-stretch-75% leading-[0.8] ${score > 9 ? 'text-[3.8rem]' : 'text-[5.2rem]'} ${isRuledOut ? '' : 'text-goal'}`}
        >
          {isRuledOut && <s className="me-30 text-[2.3rem] text-quiet">{score + takeover.ruledOut.length}</s>}
          {score}
        </b>
        <div className="col-span-2 upright:col-span-1 flex items-center justify-between border-line border-t-2 py-10">
          <p className={CLUB}>
            <bdi>{nameOf(teams[other])}</bdi>
          </p>
          <b className="font-[700] font-stretch-75% text-[2.3rem] leading-[0.87]">
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
