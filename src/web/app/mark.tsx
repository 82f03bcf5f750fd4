/** The sign of the house: a pitch from above. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <rect x="1" y="1" width="18" height="18" rx="3" />
      <path d="M10 1v5m0 8v5" />
      <circle cx="10" cy="10" r="3.6" />
    </svg>
  );
}
