import { expect, test } from './fixtures.ts';
import { WIDE } from './support/wide.ts';
