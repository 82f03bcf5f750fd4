import type { ServiceStatus } from '#contract/service-status.ts';
import { useStatusWords } from '#web/words/status.ts';

interface Props {
  readonly versions: NonNullable<ServiceStatus['versions']>;
}

/** The versions of the server's software. */
export function VersionsCard({ versions: { touchline, node } }: Props) {
  const { status: say, name } = useStatusWords();
  return (
    <section className="status-card" aria-labelledby="versions">
      <h2 id="versions">{say.versions}</h2>
      <dl className="status-facts">
        <div>
          <dt>{name}</dt>
          <dd className="status-number">{touchline}</dd>
        </div>
        <div>
          <dt>{'Node.js'}</dt>
          <dd className="status-number">{node}</dd>
        </div>
      </dl>
    </section>
  );
}
