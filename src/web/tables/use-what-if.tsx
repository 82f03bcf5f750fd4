import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Score } from '#contract/parse/score.ts';
import { isShielded } from '#news/is-shielded.ts';
import { IF_PARAMETER, searchWithScores, whatIfMatches } from '#web/features/standings/what-if-scores.ts';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import type { TriedTables, WhatIfSource, whatIfView } from './what-if-view.tsx';

export interface WhatIfState {
  /** In the head of the tables until it is pressed. */
  readonly openButton: ReactNode;
  /** Below the tables: the matches in play, once the button is pressed. */
  readonly strip: ReactNode;
  /** The tables with tried goals; null while the real ones stand. */
  readonly tables: TriedTables | null;
}

const fetchView = async () => (await withLaterWords(import('./what-if-view.tsx'))).whatIfView;
const NO_SCORES: ReadonlyMap<string, Score> = new Map();

/**
 * Lets the viewer try goals in the matches in play of a season, which the address keeps. The code is loaded when it is
 * opened; without matches in play there is no button, nor with one whose score is hidden.
 *
 * @param source null while unknown, and where there is no room
 */
export function useWhatIf(source: WhatIfSource | null): WhatIfState {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<{ readonly view: typeof whatIfView } | null>(null);
  const movesFocus = useRef(false);
  const text = new URLSearchParams(search).get(IF_PARAMETER);
  // Two taps may come before the address of the first one is drawn.
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const isPossible = source !== null && !source.matches.some(isShielded);
  const isOpen = isPossible && text !== null;
  // Without a connection the code may not load: then the button stays.
  const load = useCallback(
    () =>
      void fetchView().then(
        (view) => setCode({ view }),
        () => {},
      ),
    [],
  );
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (!element || !movesFocus.current) return;
    movesFocus.current = false;
    element.focus();
  }, []);
  if (!isPossible) return { openButton: null, strip: null, tables: null };

  function setScores(scores: ReadonlyMap<string, Score> | null) {
    if ((scores === null) === isOpen) movesFocus.current = true;
    latestSearch.current = searchWithScores(search, scores);
    void navigate({ search: latestSearch.current }, { replace: true, state });
  }

  const latestText = () => new URLSearchParams(latestSearch.current).get(IF_PARAMETER) ?? '';
  if (isOpen && code)
    return { openButton: null, ...code.view({ ...source, text, latestText, setScores, takeFocus }) };
  const canStart = whatIfMatches(source.states, source.matches, NO_SCORES).length > 0;
  const open = () => (isOpen ? load() : setScores(NO_SCORES));
  const openButton = canStart && <OpenButton takeFocus={takeFocus} onClick={open} />;
  return { openButton, strip: null, tables: null };
}

interface OpenButtonProps {
  readonly takeFocus: (element: HTMLElement | null) => void;
  readonly onClick: () => void;
}

function OpenButton({ takeFocus, onClick }: OpenButtonProps) {
  const { whatIfMark: t } = useWords<'what-if-mark'>();
  return (
    <button
      ref={takeFocus}
      type="button"
      title={t.openTitle}
      onPointerEnter={() => void fetchView().catch(() => {})}
      onClick={onClick}
      className="min-h-11 pointer-fine:min-h-7 flex-none cursor-pointer whitespace-nowrap rounded-md border border-goal px-2.5 font-semibold hover:bg-raised print:hidden"
    >
      {t.title}
    </button>
  );
}
