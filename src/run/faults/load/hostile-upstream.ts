/** A thread with a data service that answers in every wrong way; its address is the first message. */
import { parentPort } from 'node:worker_threads';
import { startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { createDice } from '#contract/testing/dice.ts';
import { sendHostileAnswer } from '#run/faults/hostile-answers.ts';

const dice = createDice(14);
const { url } = await startFakeUpstream((request, response) => sendHostileAnswer(dice, request, response));
parentPort?.postMessage(url);
