import { type ComponentType, createContext, type RefObject } from 'react';

export interface RowCellsProps {
  /** Id of the match. */
  readonly id: string;
  /** The row, to fetch its extras only while it is in sight. */
  readonly row: RefObject<HTMLElement | null>;
}

/** Draws the extras of a match; null where the viewer has chosen none, or their code has not loaded. */
export const RowCellsContext = createContext<ComponentType<RowCellsProps> | null>(null);
