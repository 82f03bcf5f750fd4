import './response-view.css';
import { useConsoleWords } from '#web/words/console.ts';
import { cacheOutcomeOf } from './cache-outcome.ts';
import { JsonTree } from './json-tree.tsx';

interface Props {
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: unknown;
  /** Characters of the decompressed body. */
  readonly size: number;
  /** From the request to the last byte, ms. */
  readonly took: number;
}

/** A response: its status, age and cache outcome, every header, and the body as a tree. */
export function ResponseView({ status, headers, body, size, took }: Props) {
  const { console: say } = useConsoleWords();
  const age = headers.get('age');
  const outcome = say.outcomes[cacheOutcomeOf(headers.get('cache-status'))];
  return (
    <>
      <div role="status">
        <dl className="answer-facts">
          <Fact name={say.status} isBad={status >= 400} value={String(status)} />
          <Fact name={say.cache} value={outcome} />
          {age && <Fact name={say.age} value={say.seconds(Number(age))} />}
          <Fact name={say.took} value={say.milliseconds(Math.round(took))} />
          <Fact name={say.size} value={say.bytes(size)} />
        </dl>
      </div>
      <details className="answer-headers">
        <summary>{say.headers}</summary>
        <dl dir="ltr">
          {[...headers].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <section aria-label={say.body} className="answer-body" dir="ltr">
        <JsonTree name={null} value={body} openLevels={2} />
      </section>
    </>
  );
}

function Fact({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div data-bad={isBad || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
