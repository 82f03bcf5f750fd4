import { Drawing } from './drawing.tsx';

const ICON_PATHS = {
  close: 'M4 4l12 12M16 4 4 16',
  live: 'M10 10h.01M6.5 13.5a5 5 0 0 1 0-7m7 0a5 5 0 0 1 0 7M3.6 16.4a9 9 0 0 1 0-12.8m12.8 0a9 9 0 0 1 0 12.8',
  my: 'm10 2.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L5.4 17l.9-5.3L2.5 8l5.2-.7z',
  odds: 'M5 16 15 4',
  scores: 'M2.5 4h15v12h-15zM10 4v12',
  tables: 'M3 5h14M3 10h14M3 15h14',
  tv: 'M2.5 4.5h15v9h-15zM7 17h6',
  settings:
    'M2 6h9m5 0h2M2 14h2m5 0h9M13.5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm-7 8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
} as const;

type IconName = keyof typeof ICON_PATHS;

/** An icon that is used in several places. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Drawing size={size} box={20} strokeWidth="1.7" strokeLinecap="round" d={ICON_PATHS[name]} />;
}
