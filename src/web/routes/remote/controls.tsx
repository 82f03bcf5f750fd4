import type { RemoteCommand } from '#contract/wall-relay.ts';
import { postToWall } from '#web/data/wall-relay.ts';
import { durationText } from '#web/format/duration.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';
import { MatchesCard } from './matches-card.tsx';
import { pairing, type StoredPairing } from './pairing.ts';
import { PictureFields } from './picture-fields.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { useRemote } from './use-remote.ts';

interface Props {
  readonly pairing: StoredPairing;
  /** Is called when the relay knows this phone no longer. */
  readonly onEnd: () => void;
}

/** A wall is polled every second while it is paired: one that is silent this long has gone. */
const GONE_SECONDS = 10;

/** Everything that a remote can do, below what the wall shows now. */
export function Controls({ pairing: { key, name, wallNumber }, onEnd }: Props) {
  const { remote: t, intl } = useWords<'remote'>();
  const hasOdds = useHasOdds();
  const { view, state, refusal, send } = useRemote(key, onEnd);
  const silentSeconds = view?.silentSeconds ?? 0;
  function leave(): void {
    pairing.set(null);
    // The relay forgets it after twelve hours without this, too.
    postToWall({ do: 'leave', key }, new AbortController().signal).catch(() => {});
  }
  return (
    <>
      <section aria-labelledby="wall" className="card grid gap-3 px-4 py-3.5">
        <div role="status">
          <h2 id="wall" className="font-semibold text-quiet">
            {view?.name || name || t.wall(wallNumber)}
          </h2>
          <p className="font-bold font-stretch-78% text-xl">
            {state ? t.page(viewName(state.view, t.views), state.page, state.pages) : t.waiting}
          </p>
          {state && (
            <p className="font-semibold">
              {[state.isFrozen && t.frozen, state.isPaused && t.paused, state.isMuted && t.muted]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        <p role="alert" className="font-semibold">
          {refusal && refusal !== 'not_paired' && t.refusals[refusal]}
          {!refusal && silentSeconds > GONE_SECONDS && t.gone(durationText(silentSeconds, intl))}
        </p>
        {state && <TurnButtons state={state} onCommand={send} />}
      </section>
      {state && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] items-start gap-3">
          <ErrorBoundary at={state} section>
            <MatchesCard state={state} visibleMatches={view?.visibleMatches ?? []} onCommand={send} />
          </ErrorBoundary>
          <div className="grid gap-3">
            <TitledCard title={t.picture}>
              <div className="grid gap-3 px-3.5 py-2.5">
                <PictureFields state={state} onCommand={send} />
                {hasOdds && (
                  <CheckBox isOn={state.hasOdds} onChange={(isOn) => send({ type: 'odds', isOn })}>
                    {t.odds}
                  </CheckBox>
                )}
                <button
                  type="button"
                  className={`${BUTTON} cursor-pointer justify-center`}
                  onClick={() => send(RELOAD)}
                >
                  {t.reload}
                </button>
              </div>
            </TitledCard>
          </div>
        </div>
      )}
      <button type="button" className={`${BUTTON} cursor-pointer justify-self-start`} onClick={leave}>
        {t.leave}
      </button>
    </>
  );
}

const RELOAD: RemoteCommand = { type: 'reload' };

/** A wall of another version may have views that this page does not know. */
const viewName = (view: string, names: Readonly<Record<string, string>>): string => names[view] ?? view;
