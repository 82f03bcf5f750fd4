import { type TableRule, tieBreakOf } from '#contract/table/rules.ts';
import { Note } from '#web/components/note.tsx';
import { useWords } from '#web/words/use-words.ts';
import { reasonText } from './reason-text.ts';
import type { DisplayTable } from './rows.ts';
import type { TieBreakReason } from './tie-break-reasons.ts';

interface Props {
  readonly table: DisplayTable;
  /** Returns a federation's decision on a team's points. */
  readonly decisionOn: (name: string) => string | null;
  readonly reasons: readonly TieBreakReason[];
  readonly rule: TableRule;
}

const NOTE = 'px-3 py-1 text-[0.75rem] text-quiet';

/**
 * Notes under a table: points that its results do not explain and, in a folded section, the tie-breakers of teams level
 * on points if they are known.
 */
export function TableNotes({ table, decisionOn, reasons, rule }: Props) {
  const words = useWords<'standings'>();
  const { standings: t } = words;
  const criteria = rule
    .map(tieBreakOf)
    .filter((by) => by !== 'points')
    .map((by) => t.criteria[by]);
  const adjusted = table.rows.filter((row) => row.adjusted !== 0);
  return (
    <>
      {adjusted.map(({ row, adjusted }) => {
        const decision = decisionOn(row.team_name);
        return (
          <p key={row.team_id} className={NOTE}>
            {'* '}
            {decision ? (
              <Note text={decision} />
            ) : (
              (adjusted < 0 ? t.deducted : t.added)(row.team_name, Math.abs(adjusted))
            )}
          </p>
        );
      })}
      {criteria.length > 0 && (
        <details className={NOTE}>
          <summary className="inline-flex min-h-11 pointer-fine:min-h-6 cursor-pointer items-center underline decoration-dotted underline-offset-[0.2em]">
            {t.order(criteria.join(t.followed))}
          </summary>
          {reasons.length === 0 ? (
            <p>{t.nobodyLevel}</p>
          ) : (
            <ul>
              {reasons.map((reason) => (
                <li key={reason.upper} className="py-0.5">
                  {t.above(reason.upper, reason.lower, reasonText(reason, words))}
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </>
  );
}
