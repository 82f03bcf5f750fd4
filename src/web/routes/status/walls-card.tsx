import type { WallSummary } from '#contract/wall-relay.ts';
import { Link } from '#web/navigation/link.tsx';
import { REMOTE } from '#web/navigation/remote-address.ts';
import { useWords } from '#web/words/use-words.ts';
import { StatusCard } from './status-card.tsx';
import { WallItem } from './wall-item.tsx';

interface Props {
  readonly walls: readonly WallSummary[];
  readonly hasManyWrongCodes: boolean;
  readonly operatorKey: string;
}

/** The walls that report to this server, and what an operator can do to each. */
export function WallsCard({ walls, hasManyWrongCodes, operatorKey }: Props) {
  const { statusWalls: t } = useWords<'status-walls'>();
  return (
    <StatusCard id="walls" title={t.title}>
      <p role="status" className="font-semibold">
        {hasManyWrongCodes && t.guessed}
      </p>
      {walls.length === 0 && <p className="text-quiet">{t.none}</p>}
      <ul>
        {walls.map((wall) => (
          <WallItem key={wall.wallNumber} wall={wall} operatorKey={operatorKey} />
        ))}
      </ul>
      <Link to={REMOTE} className="inline-flex min-h-11 items-center font-medium text-quiet hover:text-ink">
        {t.openRemote}
      </Link>
    </StatusCard>
  );
}
