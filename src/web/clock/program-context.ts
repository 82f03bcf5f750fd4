import { createContext, useContext } from 'react';

/** What is the same for everything that a program, which is the app, a wall or an embed, shows. */
export interface ProgramValues {
  /** IANA zone of all displayed times. */
  readonly zone: string;
  /**
   * Returns the as-of instant of the newest answer, epoch ms, or of the newest list that has a match: the clock of a match
   * stops without a recent one, and a match that it should have started is overdue. Null stops no clock.
   */
  readonly confirmed: (id?: string) => number | null;
}

/** Provided at the root of each program. */
export const ProgramContext = createContext<ProgramValues | null>(null);

export function useProgram(): ProgramValues {
  const program = useContext(ProgramContext);
  if (!program) throw new Error('no program');
  return program;
}

export const useZone = (): ProgramValues['zone'] => useProgram().zone;

export const useConfirmed = (): ProgramValues['confirmed'] => useProgram().confirmed;
