import type { WallSummary } from '#contract/wall-relay.ts';
import { Link } from '#web/navigation/link.tsx';
import { REMOTE } from '#web/navigation/remote-address.ts';
import { useStatusWallsWords } from '#web/words/status-walls.ts';
import { StatusCard } from './status-card.tsx';
import { WallItem } from './wall-item.tsx';

interface Props {
  readonly walls: readonly WallSummary[];
  readonly hasManyWrongCodes: boolean;
  readonly operatorKey: string;
}

/** The walls that report to this server, and what an operator can do to each. */
export function WallsCard({ walls, hasManyWrongCodes, operatorKey }: Props) {
  const { statusWalls: say } = useStatusWallsWords();
  return (
    <StatusCard id="walls" title={say.title}>
      <p role="status" className="font-semibold">
        {hasManyWrongCodes && say.guessed}
      </p>
      {walls.length === 0 && <p className="text-quiet">{say.none}</p>}
      <ul>
        {walls.map((wall) => (
          <WallItem key={wall.wallNumber} wall={wall} operatorKey={operatorKey} />
        ))}
      </ul>
      <Link to={REMOTE} className="inline-flex min-h-11 items-center font-medium text-quiet hover:text-ink">
        {say.openRemote}
      </Link>
    </StatusCard>
  );
}
