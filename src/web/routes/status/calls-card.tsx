import type { ServiceStatus } from '#contract/service-status.ts';
import { useStatusWords } from '#web/words/status.ts';
import { routeName } from './operation-label.ts';

interface Props {
  readonly calls: NonNullable<ServiceStatus['callsPerMinute']>;
}

/** The calls of the last minute by route, most first. */
export function CallsCard({ calls }: Props) {
  const { status: say, intl } = useStatusWords();
  const numbers = new Intl.NumberFormat(intl);
  const total = calls.reduce((sum, one) => sum + one.calls, 0);
  const maxCalls = Math.max(1, ...calls.map((one) => one.calls));
  return (
    <section className="status-card" aria-labelledby="calls">
      <h2 id="calls">{say.calls}</h2>
      <p className="status-big">
        <b>{numbers.format(total)}</b>
      </p>
      {calls.length === 0 ? (
        <p className="status-quiet">{say.noCalls}</p>
      ) : (
        <table className="status-table">
          <thead className="sr-only">
            <tr>
              <th scope="col">{say.route}</th>
              <th scope="col">{say.calls}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((one) => (
              <tr key={one.route}>
                <th scope="row">
                  {routeName(one.route, say)}
                  <i
                    className="status-share"
                    aria-hidden="true"
                    style={{ inlineSize: `${(one.calls / maxCalls) * 100}%` }}
                  />
                </th>
                <td>{numbers.format(one.calls)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
