import { Switch } from '#web/ui/switch.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { AsItStands } from './as-it-stands.tsx';
import type { View } from './view.ts';

const VIEWS = ['overall', 'home', 'away'] as const satisfies readonly View[];

interface Props {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly isLive: boolean;
  /** Whether any team has moved since this morning. */
  readonly hasMovement: boolean;
  readonly zone: string;
  /** Returns the as-of instant of the table, epoch ms. */
  readonly confirmed: () => number | null;
}

/** The time of a table, the meaning of its arrows, and the switch between views. */
export function TablesHead({ view, onView, isLive, hasMovement, zone, confirmed }: Props) {
  const { standings: say } = useStandingsWords();
  return (
    <div className="tables-head">
      <p>
        <b data-live={isLive || undefined}>
          {isLive ? <AsItStands zone={zone} confirmed={confirmed} /> : say.table}
        </b>
        {hasMovement && <span>{`▲▼ ${say.moves}`}</span>}
      </p>
      <Switch
        legend={say.view}
        options={VIEWS.map((one) => [one, say.views[one]])}
        value={view}
        onChange={onView}
      />
    </div>
  );
}
