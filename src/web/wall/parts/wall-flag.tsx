import { fullPath } from '#web/settings/base-path.ts';

/** A country's flag; a globe without a country. */
export function WallFlag({ src }: { readonly src: string | null }) {
  return (
    <img
      src={fullPath(src ?? '/globe.svg')}
      alt=""
      decoding="async"
      className="stale:faded h-9 w-12.5 flex-none rounded-mark bg-raised object-cover"
    />
  );
}
