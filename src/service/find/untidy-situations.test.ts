import { expect, test } from 'vitest';
import { UNTIDY_KINDS, type UntidyKindName } from '#service/answer/untidy/kinds.ts';
import { createLibrary } from '#service/http/create-library.ts';
import { BOOKMAKERS } from '#service/odds/bookmakers.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { findUntidy } from './untidy-situations.ts';

const FROM = Date.parse('2026-11-21T09:00:00Z') / 1000;
const library = createLibrary(sharedWorld(), BOOKMAKERS);

test.each(Object.keys(UNTIDY_KINDS) as UntidyKindName[])('finds an answer with %s', (kind) => {
  expect(findUntidy(library, kind, FROM)).not.toBeNull();
});
