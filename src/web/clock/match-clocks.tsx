import { type ReactNode, useMemo } from 'react';
import { ProgramContext, type ProgramValues, useProgram } from './program-context.ts';

interface Props extends Pick<ProgramValues, 'confirmed'> {
  readonly children: ReactNode;
}

/**
 * Runs the clocks of matches up to what another answer confirms than the program's lists of matches.
 *
 * @param props.confirmed always the same function: rows render for another one
 */
export function MatchClocks({ confirmed, children }: Props) {
  const program = useProgram();
  const values = useMemo(() => ({ ...program, confirmed }), [program, confirmed]);
  return <ProgramContext value={values}>{children}</ProgramContext>;
}
