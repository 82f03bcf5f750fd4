/** The icon of a suspended price; the word is beside it. */
export function Lock() {
  return (
    <svg aria-hidden="true" width="9" height="11" viewBox="0 0 9 11">
      <rect y="4.5" width="9" height="6.5" rx="1" fill="currentColor" />
      <path d="M2 5V3a2.5 2.5 0 0 1 5 0v2" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
