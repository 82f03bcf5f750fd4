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
