import { minutesAndSeconds } from '#web/format/duration.ts';
import { REMOTE } from '#web/navigation/remote-address.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useSecondsUntil } from '#web/wall/health/use-seconds.ts';
import type { CodeOnScreen, CodeState } from '#web/wall/relay/wall-code.ts';
import { useWords } from '#web/words/use-words.ts';

/** Its file may be gone after an update: the code itself is beside it, and the wall then loads the new version. */
const QrCode = lazyAfterFirstView(() => import('#web/ui/qr-code.tsx').then((module) => module.QrCode));

/** The code with which a phone becomes a remote of this wall, beside the picture. */
export function CodePanel({ code: onScreen }: { code: NonNullable<CodeState> }) {
  const { wallMenu: t } = useWords<'wall-menu'>();
  return (
    <div role="status">
      <h2 className="mb-4 font-bold font-stretch-78% text-name">{t.remote}</h2>
      {onScreen === 'requested' && <p className="text-body">{t.codeRequested}</p>}
      {onScreen === 'failed' && <p className="text-body">{t.codeFailed}</p>}
      {onScreen === 'removed' && <p className="text-body">{t.removed}</p>}
      {typeof onScreen === 'object' && <Code {...onScreen} />}
    </div>
  );
}

function Code({ code, endsAt, isGuessed }: CodeOnScreen) {
  const { wallMenu: t } = useWords<'wall-menu'>();
  const address = location.origin + fullPath(REMOTE);
  const seconds = useSecondsUntil(endsAt);
  const half = code.length / 2;
  return (
    <div className="flex upright:flex-row flex-col gap-x-10 gap-y-5">
      <div className="size-90 flex-none">
        <QrCode text={`${address}?code=${code}`} label={t.qr(address)} className="size-90 rounded-mark" />
      </div>
      <div>
        <p className="text-note text-quiet">{t.steps}</p>
        <p className="wrap-anywhere font-semibold text-body">
          {location.host}
          <wbr />
          {fullPath(REMOTE)}
        </p>
        <p
          role="img"
          aria-label={t.codeLabel(code)}
          className="my-4 whitespace-nowrap font-bold font-stretch-75% text-title"
        >
          <span aria-hidden="true">{code.slice(0, half)}</span>{' '}
          <span aria-hidden="true">{code.slice(half)}</span>
        </p>
        <p aria-live="off" className="text-note text-quiet">
          {t.left(minutesAndSeconds(seconds))}
        </p>
        {isGuessed && <p className="mt-4 font-semibold text-body">{t.guessed}</p>}
      </div>
    </div>
  );
}
