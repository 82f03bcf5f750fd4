import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ServiceStatus } from '#contract/service-status.ts';
import { ApiError } from '#web/data/api-error.ts';
import { serviceStatusQuery } from '#web/data/service-status.ts';
import { EMBED_BUILDER, WALL_BUILDER } from '#web/navigation/builder-pages.ts';
import { deskAddress } from '#web/navigation/desk-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { readSession, writeSession } from '#web/settings/session.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { AccountCard } from './account-card.tsx';
import { AgesCard } from './ages-card.tsx';
import { CallsCard } from './calls-card.tsx';
import { GateCard } from './gate-card.tsx';
import { NewsCard } from './news-card.tsx';
import { OperatorKey } from './operator-key.tsx';
import { StateCard } from './state-card.tsx';
import { STATUS_CARD } from './status-card.tsx';
import { StoreCard } from './store-card.tsx';
import { VersionsCard } from './versions-card.tsx';
import { WallsCard } from './walls-card.tsx';

const STORAGE_KEY = 'operator-key';

/** Returns the operator's key of this tab, null without one, and its setter. */
function useOperatorKey() {
  const [key, setKey] = useState(() => {
    const value = readSession(STORAGE_KEY);
    return typeof value === 'string' ? value : null;
  });
  function choose(next: string | null): void {
    writeSession(STORAGE_KEY, next);
    setKey(next);
  }
  return [key, choose] as const;
}

/** The status of the service, the age of its data and the account's allowance: `/status`. */
export function Status() {
  const words = useWords<'status'>();
  const { status: t } = words;
  const [key, chooseKey] = useOperatorKey();
  const [refusal, setRefusal] = useState<'wrongKey' | 'tooManyKeys' | null>(null);
  const { data, error } = useQuery(serviceStatusQuery(key));
  const [status, setStatus] = useAccumulator<ServiceStatus | null>((last) => data ?? last, null);
  const code = error instanceof ApiError ? error.code : null;

  // A wrong key is not sent again.
  useEffect(() => {
    if (key === null || (code !== 'unauthorized' && code !== 'too_many_requests')) return;
    setRefusal(code === 'unauthorized' ? 'wrongKey' : 'tooManyKeys');
    writeSession(STORAGE_KEY, null);
    chooseKey(null);
  }, [key, code, chooseKey]);

  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const isRefused = code === 'unauthorized' || code === 'too_many_requests';
  const state = error && !isRefused ? 'unreachable' : status?.service;
  return (
    <div className="grid max-w-256 gap-3">
      <title>{`${t.title} · ${words.name}`}</title>
      <h1 className="font-bold font-stretch-80% text-[1.25rem]">{t.title}</h1>
      {state ? (
        <ErrorBoundary at={status} section>
          <StateCard state={state} status={status} />
        </ErrorBoundary>
      ) : (
        <Loading className={`${STATUS_CARD} min-h-52`} />
      )}
      {status && (
        <ErrorBoundary at={status} section>
          <Details status={status} />
        </ErrorBoundary>
      )}
      {key !== null && Array.isArray(status?.walls) && (
        <ErrorBoundary at={status} section>
          <WallsCard
            walls={status.walls}
            hasManyWrongCodes={status.hasManyWrongCodes === true}
            operatorKey={key}
          />
        </ErrorBoundary>
      )}
      {status && needsKey(status) && (
        <OperatorKey
          refusal={refusal}
          onSubmit={(text) => {
            setRefusal(null);
            chooseKey(text);
          }}
        />
      )}
      {(status || error) && (
        <p className="text-quiet">
          <Link to={WALL_BUILDER} className="underline">
            {t.buildWall}
          </Link>
          {' · '}
          <Link to={EMBED_BUILDER} className="underline">
            {t.buildEmbed}
          </Link>
          {' · '}
          <Link to={deskAddress()} className="underline">
            {t.desk}
          </Link>
        </p>
      )}
      {key !== null && status && !needsKey(status) && (
        <button
          type="button"
          className={`${BUTTON} cursor-pointer justify-self-start`}
          onClick={() => {
            chooseKey(null);
            setStatus(null);
          }}
        >
          {t.forget}
        </button>
      )}
    </div>
  );
}

/** Whether there is more to see with the operator's key. */
const needsKey = ({ account, walls }: ServiceStatus): boolean =>
  walls === 'locked' || (!account && walls === undefined);

function Details({ status }: { status: ServiceStatus }) {
  const { account, upstream, callsPerMinute, versions, store, news, ages } = status;
  return (
    <>
      {(account ?? callsPerMinute ?? versions) && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-3">
          <div className="grid grid-rows-[1fr_auto] gap-3">
            {account && <AccountCard account={account} />}
            {upstream && <GateCard upstream={upstream} />}
            {store && <StoreCard store={store} />}
            {news && <NewsCard news={news} />}
            {versions && <VersionsCard versions={versions} />}
          </div>
          {callsPerMinute && <CallsCard calls={callsPerMinute} />}
        </div>
      )}
      <AgesCard ages={ages} />
    </>
  );
}
