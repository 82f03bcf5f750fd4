import { useState } from 'react';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

const QrCode = lazyAfterFirstView(async () => (await import('#web/ui/qr-code.tsx')).QrCode);

/** Hosts that mean another device on every device. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A link as a QR code and to copy; null for one that is too long. */
export function LinkCode({ link }: { readonly link: string | null }) {
  const { transfer: t } = useWords<'transfer'>();
  const [isCopied, setCopied] = useState(false);
  if (link === null) return <p role="alert">{t.tooLong}</p>;
  const { host, hostname } = new URL(link);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => {}, // the link is there to copy by hand
    );
  return (
    <div className="grid gap-3">
      <p className="text-quiet">{t.codeNote}</p>
      {LOCAL_HOSTS.includes(hostname) && <p role="alert">{t.unreachable(host)}</p>}
      <QrCode text={link} label={t.codeAlt} className="w-full rounded-lg" />
      <div className="flex gap-2">
        <input
          readOnly
          dir="ltr"
          aria-label={t.link}
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-h-11 w-full min-w-0 rounded-lg border border-edge bg-surface px-3.5 text-[1rem] text-ink"
        />
        {/* Browsers offer the clipboard on secure pages only. */}
        {navigator.clipboard && (
          <button
            type="button"
            aria-live="polite"
            className={`${BUTTON} flex-none cursor-pointer`}
            onClick={() => void copy()}
          >
            {isCopied ? t.copied : t.copy}
          </button>
        )}
      </div>
    </div>
  );
}
