import type { BellSubject } from '#web/settings/alerts.ts';

/** What a bell is for. */
export interface BellProps {
  readonly subject: BellSubject;
  readonly id: string;
  readonly name: string;
}
