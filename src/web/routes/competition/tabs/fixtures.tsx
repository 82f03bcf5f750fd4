import { isPast } from '#web/matches/is-past.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { CompetitionRounds } from '#web/routes/competition/competition-rounds.tsx';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import { useWords } from '#web/words/use-words.ts';

const isAhead = ({ record }: MatchListRow, asOf: number | null) => !isPast(record, asOf);

/** A season's matches in play and to come: `/competition/:id/fixtures`. */
export function CompetitionFixtures(props: CompetitionTabProps) {
  const { competition: t } = useWords<'competition'>();
  return (
    <CompetitionRounds {...props} belongs={isAhead} newestFirst={false} emptyText={t.noFixtures} areAhead />
  );
}
