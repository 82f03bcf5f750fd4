/** A country's flag in a fixed box, empty while it is fetched; a globe for what is no country's. */
export function Flag({ src }: { src: string | null }) {
  if (src === null) return <Globe />;
  return (
    <span
      aria-hidden="true"
      className="inline-block h-[13px] w-[18px] flex-none overflow-hidden rounded-[2px] bg-raised outline outline-line -outline-offset-1"
    >
      <img
        src={src}
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

function Globe() {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="13"
      viewBox="0 0 18 13"
      fill="none"
      stroke="currentColor"
      className="flex-none text-faint"
    >
      <path d="M14.7 6.5a5.7 5.7 0 1 1-11.4 0 5.7 5.7 0 0 1 11.4 0zm-11.4 0h11.4M9 .8c-3.4 3.6-3.4 7.8 0 11.4 3.4-3.6 3.4-7.8 0-11.4" />
    </svg>
  );
}
