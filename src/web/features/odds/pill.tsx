import type { ComponentProps } from 'react';

/** The look of a selectable pill; the selected one has a border in the text colour. */
export const PILL =
  'flex min-h-11 flex-none cursor-pointer items-center gap-1.5 rounded-full border border-edge px-3 font-medium text-[0.8125rem] text-quiet hover:bg-raised aria-pressed:border-ink aria-pressed:text-ink forced-colors:aria-pressed:[outline:2px_solid_Highlight] aria-expanded:border-ink aria-expanded:text-ink aria-[current=true]:border-ink aria-[current=true]:text-ink pointer-fine:min-h-8';

/** A pill that selects a market or bookmakers. */
export function Pill({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${PILL} ${className}`} {...props} />;
}
