import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CONNECT_ID } from '#contract/connect-address.ts';
import { NOTICES } from '#contract/notices.ts';
import type { SmallPlan } from '#contract/site.ts';
import { STATUS } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { hasStatusPage } from '#web/settings/has-status-page.ts';
import { readSite } from '#web/settings/site.ts';
import { useWords } from '#web/words/use-words.ts';

/** What Touchline is, whose server this is, and where its scores come from: `/about`. */
export function About() {
  const { about: t, name } = useWords<'about'>();
  const { operator, contact: contactUrl, liveSeconds, invented } = readSite();
  const { promise, server, data, licences } = t;
  return (
    <article className="grid max-w-160 gap-3">
      <title>{`${t.title} · ${name}`}</title>
      <h1 className="font-bold font-stretch-80% text-[1.25rem]">{t.title}</h1>
      <p>{t.what}</p>
      <Part id="promise" title={promise.title}>
        <ul className="list-disc ps-5">
          {promise.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part id="server" title={server.title}>
        <p>{operator ? server.by(operator) : server.unknown}</p>
        {contactUrl && (
          <p>
            <a href={contactUrl} target="_blank" rel="noopener" className={LINK}>
              {server.contact}
            </a>
          </p>
        )}
        {hasStatusPage() && (
          <p>
            <Link to={STATUS} className={LINK}>
              {server.status}
            </Link>
          </p>
        )}
      </Part>
      <Part id="data" title={data.title}>
        <p>{invented ? data.invented : data.real}</p>
        {liveSeconds > 0 && <p>{data.live(liveSeconds)}</p>}
        <p>{data.old}</p>
      </Part>
      {invented && <Connect plan={invented.plan} />}
      <Part id="licences" title={licences.title}>
        <p>{licences.own}</p>
        <p>
          <a href={fullPath(NOTICES)} target="_blank" rel="noopener" className={LINK}>
            {licences.notices}
          </a>
        </p>
      </Part>
    </article>
  );
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="card grid gap-2 px-4 py-3.5">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** How to replace the invented football, to which the note on every page leads. */
function Connect({ plan }: { readonly plan: SmallPlan }) {
  const { connect: t } = useWords<'about'>().about;
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  // The browser looks for the place before the page is drawn, and a new page scrolls to its top.
  useEffect(() => {
    if (hash === `#${CONNECT_ID}`) part.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={part}>
      <Part id={CONNECT_ID} title={t.title}>
        <p>{t.how}</p>
        <dl className="grid gap-1">
          {Object.entries(t.variables).map(([variable, meaning]) => (
            <div key={variable} className="flex flex-wrap gap-x-4">
              <dt className="w-36">
                <code className="font-semibold">{variable}</code>
              </dt>
              <dd className="text-quiet">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>{t.plan(plan.requestsPerDay, plan.minutesAllDay, plan.minutesInEvening)}</p>
      </Part>
    </div>
  );
}
