import type { ReactNode } from 'react';
import { ProgramContext, type ProgramValues } from '#web/clock/program-context.ts';

/** A program in London around a component of a test or story. */
export function SampleProgram({
  children,
  ...values
}: Partial<ProgramValues> & { readonly children: ReactNode }) {
  return (
    <ProgramContext value={{ zone: 'Europe/London', confirmed: () => null, ...values }}>
      {children}
    </ProgramContext>
  );
}
