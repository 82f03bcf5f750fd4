import type { TieBreak } from '#contract/table/rules.ts';
import { useWords } from '#web/words/use-words.ts';

/** The place of a team after a result, as `features/standings/stakes.ts` computes it. */
interface Placing {
  readonly from: number;
  readonly best: number;
  readonly worst: number;
  readonly aheadOf: { readonly name: string; readonly by: TieBreak } | null;
  readonly behind: { readonly name: string; readonly by: TieBreak } | null;
}

type Result = 'home' | 'draw' | 'away';

interface Outcome {
  readonly result: Result;
  readonly home: Placing;
  readonly away: Placing;
  readonly bigger: { readonly place: number; readonly margin: number } | null;
}

interface Props {
  readonly outcomes: readonly Outcome[];
  readonly teams: Readonly<Record<'home' | 'away', string>>;
  readonly titleOf: (result: Result) => string;
  /** What the outcomes are computed from. */
  readonly note: string;
}

const STAKES = 'flex flex-wrap gap-2';
/** As high as a title and four lines. */
const STAKE = 'min-h-24 flex-[1_1_14rem] rounded-md bg-raised px-3 py-2';

/** What each result or goal of a match means for the places of both teams. */
export function StakesList({ outcomes, teams, titleOf, note }: Props) {
  const { preMatch: t } = useWords<'pre-match'>();
  const { standings } = useWords<'standings'>();

  function text({ from, best, worst, aheadOf, behind }: Placing): string {
    if (best !== worst) return t.between(best, worst);
    const place = best < from ? t.up(best) : best > from ? t.down(best) : t.stay(best);
    if (best < from && aheadOf) return `${place}, ${t.ahead(aheadOf.name, standings.criteria[aheadOf.by])}`;
    if (best >= from && behind) return `${place}, ${t.behind(behind.name, standings.criteria[behind.by])}`;
    return place;
  }

  return (
    <>
      <dl className={STAKES}>
        {outcomes.map(({ result, bigger, ...placings }) => (
          <div key={result} className={STAKE}>
            <dt className="font-bold font-stretch-80% text-base">{titleOf(result)}</dt>
            {(result === 'away' ? (['away', 'home'] as const) : (['home', 'away'] as const)).map((side) => (
              <dd key={side} className="text-quiet">
                <span className="text-ink">{teams[side]}</span> {text(placings[side])}
                {bigger && side === result && `; ${t.bigger(bigger.place, bigger.margin)}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="pt-2 text-quiet text-xs">{note}</p>
    </>
  );
}
