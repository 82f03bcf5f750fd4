import { Drawing } from '#web/ui/drawing.tsx';

/** The sign of the spoiler shield. */
export function ShieldDrawing({ isFilled = false }: { readonly isFilled?: boolean }) {
  return (
    <Drawing
      size={16}
      fill={isFilled ? 'currentColor' : 'none'}
      strokeWidth="1.2"
      strokeLinejoin="round"
      d="m8 1.5 5.5 2v4c0 3.4-2.2 5.8-5.5 7-3.3-1.2-5.5-3.6-5.5-7v-4z"
    />
  );
}

const EYE = 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0';

/** The sign of what can be hidden and revealed. */
export function EyeDrawing({ isClosed = false }: { readonly isClosed?: boolean }) {
  return (
    <Drawing
      size={16}
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d={isClosed ? `${EYE}M2.5 14 13.5 2` : EYE}
      className="flex-none"
    />
  );
}
