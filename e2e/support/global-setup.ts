import { join } from 'node:path';
import { buildIfStale } from '#run/build.ts';
import { findSituations } from './situations.ts';

/** Once before all tests, since every worker needs the result: the pages' build and the situations. */
export default function setUp(): void {
  buildIfStale(join(import.meta.dirname, '../..'));
  findSituations();
}
