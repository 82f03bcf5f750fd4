import { isLoopback } from '#contract/loopback.ts';
import { CopyField } from '#web/builder/copy-field.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';

const QrCode = lazyAfterFirstView(async () => (await import('#web/ui/qr-code.tsx')).QrCode);

/** Lines of a long address. */
const CODE_ROWS = 3;

/** The address of the wall: to copy, to open, and as a QR code. */
export function WallOutput({ url }: { readonly url: string }) {
  const { builder: t, wallBuilder } = useWords<'builders'>();
  const { host, hostname } = new URL(url);
  return (
    <section aria-label={t.address} className="card flex gap-3 px-3.5 py-3 max-md:flex-col">
      <div className="grid min-w-0 flex-1 content-start gap-3">
        <CopyField label={t.address} text={url} rows={CODE_ROWS} url={url} />
        {isLoopback(hostname) && <p className="text-quiet">{wallBuilder.unreachable(host)}</p>}
      </div>
      {/* Its place is there while its code loads. */}
      <div style={{ aspectRatio: 1 }} className="w-36 flex-none self-start">
        <QrCode text={url} label={wallBuilder.qr} className="w-full rounded-lg" />
      </div>
    </section>
  );
}
