import { Loading } from '#web/ui/loading.tsx';

interface Props {
  /** Usual height of the section. */
  readonly height: string;
  readonly isLoading: boolean;
}

/** The place of a section whose height does not depend on the pointer. */
export function ReservedBox({ height, isLoading }: Props) {
  const Box = isLoading ? Loading : 'div';
  return <Box aria-hidden="true" data-skeleton={isLoading || undefined} style={{ minBlockSize: height }} />;
}
