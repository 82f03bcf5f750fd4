import type { ServiceStatus } from '#contract/service-status.ts';
import { useWords } from '#web/words/use-words.ts';
import { StatusCard } from './status-card.tsx';

interface Props {
  readonly versions: NonNullable<ServiceStatus['versions']>;
}

/** The versions of the server's software. */
export function VersionsCard({ versions: { touchline, node } }: Props) {
  const { status: t, name } = useWords<'status'>();
  return (
    <StatusCard id="versions" title={t.versions}>
      <dl>
        {[
          [name, touchline],
          ['Node.js', node],
        ].map(([software, version]) => (
          <div
            key={software}
            className="flex min-h-8 items-center justify-between gap-4 not-first:border-line not-first:border-t"
          >
            <dt>{software}</dt>
            <dd>{version}</dd>
          </div>
        ))}
      </dl>
    </StatusCard>
  );
}
