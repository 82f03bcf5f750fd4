import type { ServiceStatus } from '#contract/service-status.ts';
import { durationText } from '#web/format/duration.ts';
import { useStatusWords } from '#web/words/status.ts';
import { operationLabel } from './operation-label.ts';

/** The age of the newest response of each operation. */
export function AgesCard({ ages }: Pick<ServiceStatus, 'ages'>) {
  const { status: say } = useStatusWords();
  return (
    <section className="status-card status-ages" aria-labelledby="ages">
      <h2 id="ages">{say.ages}</h2>
      {ages.length === 0 ? (
        <p className="status-quiet">{say.noAges}</p>
      ) : (
        <>
          <p className="status-quiet">{say.agesHint}</p>
          <table className="status-table">
            <thead>
              <tr>
                <th scope="col">{say.data}</th>
                <th scope="col">{say.age}</th>
              </tr>
            </thead>
            <tbody>
              {ages.map(({ operation, seconds }) => (
                <tr key={operation}>
                  <th scope="row">
                    {operationLabel(operation, say)} <code>{operation}</code>
                  </th>
                  <td>{durationText(seconds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
