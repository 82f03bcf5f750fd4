import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DeskProgram, deskAddress, parseDeskAddress } from '#web/navigation/desk-address.ts';

/** What the desk writes, which is in the page's address: `/desk?sections=results,tables`. */
export function useDeskProgram() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { program, problems } = useMemo(() => parseDeskAddress(search), [search]);
  // A second change may come before the page is drawn with the first.
  const newest = useRef(program);
  useEffect(() => {
    newest.current = program;
  }, [program]);
  const change = (changes: Partial<DeskProgram>) => {
    newest.current = { ...newest.current, ...changes };
    void navigate(deskAddress(newest.current), { replace: true });
  };
  return { program, problems, change };
}

/** What the desk's controls get: the program, and a function that changes some of it. */
export interface DeskFormProps {
  readonly program: DeskProgram;
  readonly change: (changes: Partial<DeskProgram>) => void;
}
