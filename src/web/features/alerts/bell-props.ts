import type { BellSubject } from '#news/alerts/alert-kinds.ts';

/** What a bell is for. */
export interface BellProps {
  readonly subject: BellSubject;
  readonly id: string;
  readonly name: string;
}
