/** `npm run docs`: writes docs/operations.md from the contract's table and answers of the embedded service. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorld } from '#service/world/world.ts';
import { exampleVisits } from './examples.ts';
import { operationsPage } from './operations-page.ts';

const path = join(import.meta.dirname, '../../../docs/operations.md');
writeFileSync(path, operationsPage(await exampleVisits(createWorld(1))));
console.log(`Wrote ${path}.`);
