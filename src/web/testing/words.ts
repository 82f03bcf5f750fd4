import pseudo from 'texts:ar-XB';
import german from 'texts:de';
import english from 'texts:en';
import { registerTexts } from '#web/words/load-words.ts';
import type { Words } from '#web/words/words.ts';
import type { Part } from '#words/groups.ts';

/** All English texts. */
export const en = registerTexts('en', english) as Words<Part>;
/** All German texts. */
export const de = registerTexts('de', german) as Words<Part>;
/** All texts of the pseudo-locale. */
export const arabicLetters = registerTexts('ar-XB', pseudo) as Words<Part>;
