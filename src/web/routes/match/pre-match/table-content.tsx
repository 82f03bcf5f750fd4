import { isNotFound } from '#web/data/api-error.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { NoContent } from '#web/features/pre-match/section-card.tsx';
import { ShortTable } from '#web/features/standings/short-table.tsx';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { ContentProps } from './content-props.ts';
import { useMatchTable } from './use-match-table.ts';

/** The places of both teams in the table. */
export function TableContent({ match, isNear, reserved }: ContentProps) {
  const { preMatch: t } = useWords<'pre-match'>();
  const { queryKey, error, rows } = useMatchTable(match, isNear);
  const { trouble } = useStateOfData([queryKey]);
  const { home, away } = match.teams;
  if (rows)
    return (
      <DatedPart keys={[queryKey]}>
        <ShortTable name={t.table} rows={rows} teamIds={[home.id, away.id]} />
      </DatedPart>
    );
  if (rows === null || isNotFound(error)) return <NoContent />;
  return trouble ? <ErrorState trouble={trouble} /> : reserved;
}
