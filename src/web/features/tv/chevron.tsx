import { Drawing } from '#web/ui/drawing.tsx';

/** The direction of folding. */
export function Chevron({ isUp }: { readonly isUp: boolean }) {
  return <Drawing size={12} strokeWidth="1.5" d={isUp ? 'm3 7.5 3-3 3 3' : 'm3 4.5 3 3 3-3'} />;
}
