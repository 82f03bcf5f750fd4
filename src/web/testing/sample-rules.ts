import { BY_DIFFERENCE, BY_MEETINGS, BY_PLAY_OFF, BY_WINS } from '#contract/table/rules.ts';

/** Rules that differ in what counts first, by a country that the embedded service ranks so. */
export const SAMPLE_RULES = { en: BY_DIFFERENCE, es: BY_MEETINGS, br: BY_WINS, it: BY_PLAY_OFF };
