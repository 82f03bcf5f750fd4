/** The sign of a search; the box beside it says so. */
export function Lens() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle cx="7" cy="7" r="4.75" />
      <path d="m10.5 10.5 4 4" />
    </svg>
  );
}
