import { fullPath } from '#web/settings/base-path.ts';

/** A country's flag in a fixed box, empty while it loads; a globe without a country. */
export function Flag({ src }: { src: string | null }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block h-[13px] w-[18px] flex-none overflow-hidden rounded-xs bg-raised outline outline-line -outline-offset-1"
    >
      <img
        src={fullPath(src ?? '/globe.svg')}
        alt=""
        width={18}
        height={13}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
}
