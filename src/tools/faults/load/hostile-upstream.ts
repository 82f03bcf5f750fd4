/** Thread with a hostile data service; its first message is the address. */
import { parentPort } from 'node:worker_threads';
import { startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { createDice } from '#contract/testing/dice.ts';
import { sendHostileAnswer } from '#tools/faults/hostile-answers.ts';

const dice = createDice(14);
const { url } = await startFakeUpstream((request, response) => sendHostileAnswer(dice, request, response));
parentPort?.postMessage(url);
