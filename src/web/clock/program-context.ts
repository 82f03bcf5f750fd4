import { createContext, useContext } from 'react';

/** What is the same for everything that a program, which is the app, a wall or an embed, shows. */
export interface ProgramValues {
  /** IANA zone of all displayed times. */
  readonly zone: string;
}

/** Provided at the root of each program. */
export const ProgramContext = createContext<ProgramValues | null>(null);

function useProgram(): ProgramValues {
  const program = useContext(ProgramContext);
  if (!program) throw new Error('no program');
  return program;
}

/** Returns the IANA zone of all displayed times. */
export const useZone = (): string => useProgram().zone;
