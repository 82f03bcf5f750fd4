import { Drawing } from '#web/ui/drawing.tsx';

/** The site's logo: a pitch from above. */
export function Logo() {
  return (
    <Drawing
      size={20}
      strokeWidth="2"
      d="M4 1h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zm6 0v5m0 8v5m3.6-9a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0z"
    />
  );
}
