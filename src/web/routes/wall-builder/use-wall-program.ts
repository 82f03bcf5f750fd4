import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseWallAddress, type WallProgram, withoutOdds } from '#contract/wall-address.ts';
import { wallBuilderAddress } from '#web/navigation/builder-addresses.ts';
import { oddsAbsence } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';

/** The program of the wall that is being built, which is in the page's address: `/wall/new?views=board`. */
export function useWallProgram() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const areOddsOn = useStore(oddsAbsence) !== 'off';
  const { program, problems } = useMemo(() => {
    const parsed = parseWallAddress(search);
    return areOddsOn ? parsed : { ...parsed, program: withoutOdds(parsed.program) };
  }, [search, areOddsOn]);
  // A second change may come before the page is drawn with the first.
  const newest = useRef(program);
  useEffect(() => {
    newest.current = program;
  }, [program]);
  const change = (changes: Partial<WallProgram>) => {
    const next = { ...newest.current, ...changes };
    newest.current = next;
    void navigate(wallBuilderAddress(next.odds ? next : withoutOdds(next)), { replace: true });
  };
  return { program, problems, areOddsOn, change };
}

/** What the parts of the form get: the program, and a function that changes some of it. */
export interface WallFormProps {
  readonly program: WallProgram;
  readonly change: (changes: Partial<WallProgram>) => void;
}
