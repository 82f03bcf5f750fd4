import { ShieldLine } from '#web/components/shield-line.tsx';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Bracket } from '#web/routes/competition/bracket/bracket.tsx';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The bracket of a knock-out competition: `/competition/:id/bracket`. */
export function CompetitionBracket(props: CompetitionTabProps) {
  const { rounds, roundKeys, missingRoundKeys, shield, waiting } = props;
  const { trouble } = useStateOfData(missingRoundKeys);
  if (rounds === null) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  if (shield.length > 0) return <ShieldLine keys={shield} />;
  return (
    <DatedPart keys={roundKeys}>
      <Bracket rounds={rounds} />
      {trouble && <ErrorState trouble={trouble} />}
    </DatedPart>
  );
}
