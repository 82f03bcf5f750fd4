import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { SHORT_ROWS, ShortTable } from '#web/features/pre-match/short-table.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { usePreMatchWords } from '#web/words/pre-match.ts';
import { SectionBody } from './section-body.tsx';
import type { SectionProps } from './section-props.ts';
import { useMatchTable } from './use-match-table.ts';

/** The places of both teams in the table. */
export function TableSection({ match, id, watch, isNear }: SectionProps) {
  const { preMatch: say } = usePreMatchWords();
  const isCovered = match.coverage?.has_standings !== false && match.season_id !== null;
  const { queryKey, error, rows } = useMatchTable(match, isNear && isCovered);
  const { home, away } = match.teams;
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={say.table}
      link={
        isCovered && (
          <Link to={matchAddress(match.id, 'table')} className="text-quiet hover:underline">
            {say.fullTable}
          </Link>
        )
      }
    >
      {!isCovered || rows === null ? (
        <NoContent>{say.noStakes}</NoContent>
      ) : (
        <SectionBody
          queryKey={queryKey}
          error={error}
          isNear={isNear}
          lineCount={SHORT_ROWS + 1}
          none={say.noStakes}
        >
          {rows && <ShortTable name={say.table} rows={rows} teamIds={[home.id, away.id]} />}
        </SectionBody>
      )}
    </SectionCard>
  );
}
