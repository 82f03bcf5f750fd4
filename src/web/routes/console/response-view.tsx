import { isObject } from '#contract/is-object.ts';
import { useWords } from '#web/words/use-words.ts';
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

/** Returns how many records each rule of docs/untidy-feed.md has settled, the most frequent first. */
function settledRules(body: unknown): readonly (readonly [rule: string, records: number])[] {
  const meta = isObject(body) && isObject(body['meta']) ? body['meta'] : {};
  const settled = isObject(meta['settled']) ? Object.entries(meta['settled']) : [];
  return settled.map(([rule, records]) => [rule, Number(records)] as const).sort(([, a], [, b]) => b - a);
}

/** A response: its status, age and cache outcome, every header, and the body as a tree. */
export function ResponseView({ status, headers, body, size, took }: Props) {
  const { console: t } = useWords<'console'>();
  const age = headers.get('age');
  const rules = settledRules(body);
  const settledCount = rules.reduce((sum, [, records]) => sum + records, 0);
  const outcome = t.outcomes[cacheOutcomeOf(headers.get('cache-status'))];
  return (
    <>
      <div role="status">
        <dl className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
          <Fact name={t.status} isBad={status >= 400} value={String(status)} />
          <Fact name={t.cache} value={outcome} />
          {age && <Fact name={t.age} value={t.seconds(Number(age))} />}
          <Fact name={t.took} value={t.milliseconds(Math.round(took))} />
          <Fact name={t.size} value={t.bytes(size)} />
        </dl>
        {settledCount > 0 && (
          <p className="mb-2 text-quiet">
            {t.settled(
              settledCount,
              rules.map(([rule, records]) => (records === 1 ? rule : `${rule} ×\u00A0${records}`)).join(', '),
            )}
          </p>
        )}
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center">{t.headers}</summary>
        <dl dir="ltr">
          {[...headers].map(([name, value]) => (
            <div key={name} className="grid grid-cols-[minmax(6rem,14rem)_minmax(0,1fr)] gap-3 py-0.5">
              <dt className="muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <section
        aria-label={t.body}
        className="overflow-x-auto border-line border-t pt-2 text-[0.8125rem]"
        dir="ltr"
      >
        <JsonTree name={null} value={body} openLevels={2} />
      </section>
    </>
  );
}

function Fact({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd
        data-bad={isBad || undefined}
        className="font-semibold decoration-2 decoration-red data-bad:underline"
      >
        {value}
      </dd>
    </div>
  );
}
