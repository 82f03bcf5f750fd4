import type { MatchListRow } from '#web/features/scores/rows.ts';
import { useCompetitionWords } from '#web/words/competition.ts';
import { CompetitionRounds } from './competition-rounds.tsx';
import type { CompetitionTabProps } from './competition-tab-props.ts';

const isAhead = ({ record: { phase } }: MatchListRow) => phase === 'live' || phase === 'scheduled';

/** A season's matches in play and to come: `/competition/:id/fixtures`. */
export function CompetitionFixtures(props: CompetitionTabProps) {
  const { competition: say } = useCompetitionWords();
  return (
    <CompetitionRounds {...props} belongs={isAhead} newestFirst={false} emptyText={say.noFixtures} areAhead />
  );
}
