import { useState } from 'react';
import type { WallCommand, WallRemoteRequest, WallSummary } from '#contract/wall-relay.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { postToWall } from '#web/data/wall-relay.ts';
import { durationText } from '#web/format/duration.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ProgramForm } from './program-form.tsx';
import { Removal } from './removal.tsx';
import { wallFacts } from './wall-facts.ts';

interface Props {
  readonly wall: WallSummary;
  readonly operatorKey: string;
}

/** A wall: what it shows, how it is, and what an operator can do to it. */
export function WallItem({ wall, operatorKey }: Props) {
  const { statusWalls: t, intl } = useWords<'status-walls'>();
  const { remote } = useWords<'remote'>();
  const [message, setMessage] = useState<string | null>(null);
  const [open, setOpen] = useState<'program' | 'removal' | null>(null);
  const now = useClock((at) => at);
  const { wallNumber, name, state, silentSeconds } = wall;
  const title = name || remote.wall(wallNumber);
  const views: Readonly<Record<string, string>> = remote.views;

  async function send(request: WallRemoteRequest, done: string): Promise<void> {
    try {
      await postToWall(request, new AbortController().signal, operatorKey);
      setMessage(done);
    } catch {
      setMessage(t.failed);
    }
    setOpen(null);
  }
  const operate = (command: WallCommand & { readonly type: keyof typeof t.done }) =>
    void send({ do: 'operate', wallNumber, command }, t.done[command.type]);

  const labels = { program: t.program, removal: t.remove };
  const marks = [
    state.isFrozen && remote.frozen,
    state.isPaused && remote.paused,
    state.hiddenMatches.length > 0 && t.hidden(state.hiddenMatches.length),
    silentSeconds >= SILENT_SECONDS && t.silent(durationText(silentSeconds, intl)),
  ].filter(Boolean);
  return (
    <li className="grid gap-1.5 border-line border-t py-2.5 first:border-t-0">
      <h3 className="font-semibold">{title}</h3>
      <p>{[remote.page(views[state.view] ?? state.view, state.page, state.pages), ...marks].join(' · ')}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-6">
        {wallFacts(wall, now, t, intl).map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-quiet">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {(['code', 'reload'] as const).map((type) => (
          <button
            key={type}
            type="button"
            aria-label={`${t[type]}: ${title}`}
            className={`${BUTTON} cursor-pointer`}
            onClick={() => operate({ type })}
          >
            {t[type]}
          </button>
        ))}
        {(['program', 'removal'] as const).map((part) => (
          <button
            key={part}
            type="button"
            aria-expanded={open === part}
            aria-label={`${labels[part]}: ${title}`}
            className={`${BUTTON} cursor-pointer`}
            onClick={() => setOpen(open === part ? null : part)}
          >
            {labels[part]}
          </button>
        ))}
      </div>
      {open === 'program' && (
        <ProgramForm
          query={wall.query}
          onSubmit={(query) => operate({ type: 'program', query })}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'removal' && (
        <Removal
          onConfirm={() => void send({ do: 'remove', wallNumber }, t.removed)}
          onCancel={() => setOpen(null)}
        />
      )}
      <p role="status" className="font-semibold">
        {message}
      </p>
    </li>
  );
}

/** Two reports. */
const SILENT_SECONDS = 30;
