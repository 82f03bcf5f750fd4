import type { CSSProperties } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { TeamName } from '#web/components/team-name.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { balanceOf } from './balance.ts';

interface Props {
  readonly match: Pick<MatchRow, 'teams'>;
  readonly balance: ReturnType<typeof balanceOf>;
}

const RESULTS = ['home', 'drawn', 'away'] as const;

/** Wins of both sides and draws: counts at the ends and in the middle, over a bar of their shares. */
export function BalanceBar({ match, balance }: Props) {
  const { h2h: t } = useWords<'h2h'>();
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-3 pt-2">
        {RESULTS.map((one) => (
          <div
            key={one}
            className="flex flex-col-reverse justify-end text-center first:text-start last:text-end"
          >
            <dt className="font-stretch-86% text-quiet text-xs">
              {one === 'drawn' ? (
                t.drawn
              ) : (
                <>
                  <span className="sr-only">{t.won(match.teams[one].name)}</span>
                  <span aria-hidden="true">
                    <TeamName name={match.teams[one].name} className="team-lines" />
                  </span>
                </>
              )}
            </dt>
            <dd className="font-bold font-stretch-80% text-xl">{balance[one]}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="flex gap-0.5 py-1.5">
        {RESULTS.map((one) => (
          <i
            key={one}
            data-side={one === 'drawn' ? undefined : one}
            style={{ '--n': balance[one] } as CSSProperties}
            className="h-2 flex-[var(--n)] bg-[var(--kit,var(--line))] [box-shadow:var(--kit-ring,none)]"
          />
        ))}
      </div>
      <p className="text-quiet">{t.goals(...balance.goals)}</p>
    </>
  );
}
