import type { CompetitionNames } from '#contract/competition-names.ts';
import { createStore } from '#web/state/store.ts';

/** Names of competitions in the viewer's language; empty in English and until they are there. */
export const competitionNames = createStore<CompetitionNames>({});
