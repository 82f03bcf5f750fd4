import type { Space } from '#web/wall/frame/space.ts';

/** What the panel takes of the picture, rem: of its width, on an upright screen of its height. */
const PANEL_WIDTH = 25.625;
const PANEL_HEIGHT = 42.5;

/** Returns the room of the picture while a panel stands beside it. */
export function roomBesidePanel(space: Space, isOpen: boolean): Space {
  if (!isOpen) return space;
  if (space.shape === 'portrait') return { ...space, height: space.height - PANEL_HEIGHT };
  return { ...space, width: space.width - PANEL_WIDTH };
}
