import { SIDES, type Side } from '#contract/side-of.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { changeText } from './change-text.ts';
import type { ChangedOrder } from './what-if.ts';
import { isTried, MAX_GOALS, type WhatIfMatch } from './what-if-scores.ts';

const MINUS = 'M4 8h8';
const PLUS = 'M4 8h8M8 4v8';

/** Changes that are read out; the list below the table has all. */
const MAX_SPOKEN_CHANGES = 3;

interface Props {
  readonly matches: readonly WhatIfMatch[];
  readonly changes: readonly ChangedOrder[];
  /** Whether the address could not be read. */
  readonly isUnreadable: boolean;
  /** Number of matches of the address that are not in play. */
  readonly leftOutCount: number;
  /** Adds or takes back a goal. */
  readonly onGoals: (matchId: string, side: Side, by: 1 | -1) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
  /** Focuses an element that replaces a button. */
  readonly takeFocus: (element: HTMLElement | null) => void;
}

/**
 * The matches in play with buttons for goals, side by side on a phone. It stays in sight while the table above it scrolls.
 */
export function WhatIfStrip(props: Props) {
  const { matches, changes, isUnreadable, leftOutCount } = props;
  const { onGoals, onReset, onClose, takeFocus } = props;
  const words = useWords<'standings' | 'what-if'>();
  const { whatIf: t } = words;
  const { openTitle } = useWords<'what-if-mark'>().whatIfMark;
  const results = matches
    .filter(isTried)
    .map(({ match: { teams }, triedScore }) =>
      t.result(teams.home.name, words.score(...triedScore), teams.away.name),
    );
  const hint = matches.length === 0 ? t.none : results.length === 0 ? t.hint : null;
  const notice = isUnreadable ? t.unreadable : leftOutCount > 0 ? t.leftOut(leftOutCount) : hint;
  const [first, ...others] = changes;
  const spokenChanges = changes.slice(0, MAX_SPOKEN_CHANGES).map((change) => changeText(change, words));
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={openTitle}
      data-bar="what-if"
      className="floats bottom-[var(--foot,0px)] z-10 mb-2 rounded-lg border border-goal bg-surface print:hidden [@media(height>=30rem)]:sticky"
    >
      <div className="flex items-center ps-3 pe-1">
        <p className="min-w-0 flex-1 text-quiet text-xs">{notice}</p>
        <TextButton onClick={onReset} isIdle={results.length === 0 && !isUnreadable && leftOutCount === 0}>
          {t.reset}
        </TextButton>
        <TextButton onClick={onClose} isIdle={false}>
          {t.close}
        </TextButton>
      </div>
      {results.length > 0 && (
        <p aria-hidden="true" className="px-3 pb-1 text-xs">
          {first ? changeText(first, words) : t.unchanged}
          {others.length > 0 && ` · ${t.more(others.length)}`}
        </p>
      )}
      <ul className="scroll-x flex max-h-[50vh] overflow-y-auto overscroll-contain pointer-coarse:[scroll-snap-type:inline_proximity] md:grid md:grid-cols-[repeat(auto-fill,minmax(max(17.5rem,30%),1fr))]">
        {matches.map((one) => (
          <li
            key={one.match.id}
            className="flex flex-[1_0_82%] snap-start items-center gap-2 border-line border-t ps-3 pe-1"
          >
            <span className="w-9 flex-none text-live text-xs">
              <MatchTime match={one.match} seen={null} form="both" />
            </span>
            <div className="min-w-0 flex-1">
              {SIDES.map((side) => (
                <Goals key={side} one={one} side={side} onGoals={(by) => onGoals(one.match.id, side, by)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {results.length > 0 && t.spoken(results.join(', '), spokenChanges.join('. ') || t.unchanged)}
      </p>
    </section>
  );
}

interface TextButtonProps {
  readonly onClick: () => void;
  /** Whether it has nothing to do; it keeps the focus, so it is not disabled but says so. */
  readonly isIdle: boolean;
  readonly children: string;
}

function TextButton({ onClick, isIdle, children }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
      className={`tap-target cursor-pointer rounded-lg px-3 font-medium hover:text-ink ${isIdle ? 'text-faint' : 'text-quiet'}`}
    >
      {children}
    </button>
  );
}

interface GoalsProps {
  readonly one: WhatIfMatch;
  readonly side: Side;
  readonly onGoals: (by: 1 | -1) => void;
}

/** A team with its goals and the buttons that change them. */
function Goals({ one: { match, score, triedScore }, side, onGoals }: GoalsProps) {
  const { whatIf: t, intl } = useWords<'what-if'>();
  const { name } = match.teams[side];
  const at = side === 'home' ? 0 : 1;
  const goals = triedScore[at];
  const added = goals - score[at];
  const button = (label: string, d: string, by: 1 | -1, isIdle: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : () => onGoals(by)}
      className={`line-button ${isIdle ? 'text-faint' : 'text-ink'}`}
    >
      <Drawing size={16} strokeWidth="1.7" d={d} />
    </button>
  );
  return (
    <div className="flex items-center">
      <TeamName name={name} className="min-w-0 flex-1" />
      {added > 0 && <small className="px-1 text-goal text-xs">{signedNumber(added, intl)}</small>}
      {button(t.remove(name), MINUS, -1, added === 0)}
      <b className={`min-w-6 text-center ${added > 0 ? 'font-bold text-goal' : 'font-medium'}`}>{goals}</b>
      {button(t.add(name), PLUS, 1, goals >= MAX_GOALS)}
    </div>
  );
}
