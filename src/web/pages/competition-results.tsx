import type { MatchListRow } from '#web/features/scores/rows.ts';
import { useCompetitionWords } from '#web/words/competition.ts';
import { CompetitionRounds } from './competition-rounds.tsx';
import type { CompetitionTabProps } from './competition-tab-props.ts';

const isPlayed = ({ record: { phase } }: MatchListRow) => phase === 'finished' || phase === 'off';

/** A season's results, newest first: `/competition/:id/results`. */
export function CompetitionResults(props: CompetitionTabProps) {
  const { competition: say } = useCompetitionWords();
  return <CompetitionRounds {...props} belongs={isPlayed} newestFirst emptyText={say.noResults} />;
}
