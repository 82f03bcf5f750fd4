import { type ReactNode, useMemo } from 'react';
import { ProgramContext, type ProgramValues, useProgram } from './program-context.ts';

interface Props extends Pick<ProgramValues, 'confirmed'> {
  readonly children: ReactNode;
}

/**
 * Runs the clocks of a list's or page's matches up to what its own answers confirm.
 *
 * @param props.confirmed always the same function: rows render for another one
 */
export function MatchClocks({ confirmed, children }: Props) {
  const program = useProgram();
  const values = useMemo(() => ({ ...program, confirmed }), [program, confirmed]);
  return <ProgramContext value={values}>{children}</ProgramContext>;
}
