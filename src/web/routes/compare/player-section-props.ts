import type { PlayerRecord } from '#contract/records/player.ts';

/** What the sections of compared players take that request data. */
export interface PlayerSectionProps {
  readonly id: string;
  /** Observes the section's element. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** Whether the section is near the screen, so that its data are wanted. */
  readonly isNear: boolean;
  readonly home: PlayerRecord;
  readonly away: PlayerRecord;
}
