import type { ReactNode } from 'react';
import { isNotFound } from '#web/data/api-error.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { NoContent, ReservedLines } from '#web/features/pre-match/section-card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

interface Props {
  readonly queryKeys: readonly OperationKey[];
  readonly error: Error | null;
  /** Whether the data are wanted yet. */
  readonly isNear: boolean;
  /** Number of lines that the section usually has, or what has its usual height. */
  readonly reserved: number | ReactNode;
  /** Null while there are no data. */
  readonly children: ReactNode;
}

/** The content of a section, and until it is there as many empty lines. */
export function SectionBody({ queryKeys, error, isNear, reserved, children }: Props) {
  const { trouble } = useStateOfData(queryKeys);
  if (children) return children;
  if (isNotFound(error)) return <NoContent />;
  if (trouble) return <ErrorState trouble={trouble} />;
  return typeof reserved === 'number' ? <ReservedLines count={reserved} isLoading={isNear} /> : reserved;
}
