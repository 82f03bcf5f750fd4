import { describe, expect, test } from 'vitest';
import { answerOf, wireMatch } from '#contract/testing/examples.ts';
import { createAnswerScrubber } from './scrub-answer.ts';

const TOKEN = 'c7f1_9a&b+c/d"e=f0123';

/** Spellings of a token in answers of a service. */
const FORMS = [
  TOKEN,
  encodeURIComponent(TOKEN),
  new URLSearchParams({ token: TOKEN }).toString(),
  Buffer.from(TOKEN).toString('base64'),
  Buffer.from(TOKEN).toString('base64url'),
  Buffer.from(TOKEN).toString('hex'),
  `https://cdn.example.com/7.png?user=home&token=${encodeURIComponent(TOKEN)}`,
];

describe.each(FORMS)('the token written as %s', (form) => {
  test.each([
    ['a record', { data: [{ name: form }] }],
    ['the name of a field', { data: [{ [form]: 1 }] }],
    ['a nested text', { data: { teams: { home: { img: `x${form}y` } } } }],
    ['meta', { data: [], meta: { msg: `no ${form}`, token: form } }],
    ['a field beside data', { data: [], debug: [[form]] }],
  ])('is removed from %s', (_, body) => {
    const scrubbedBody = JSON.stringify(createAnswerScrubber('home', TOKEN)(body));
    for (const each of FORMS) expect(scrubbedBody).not.toContain(each);
    expect(scrubbedBody).toContain('[removed]');
  });
});

test('removes a numeric token also as a number', () => {
  expect(createAnswerScrubber('somebody', '1234567890')({ data: { id: 1234567890, n: 12 } })).toEqual({
    data: { id: null, n: 12 },
  });
});

test.each(['home', '2', 'name', 'data', 'meta', 'live'])('changes no record for the user %j', (user) => {
  const body = answerOf([wireMatch({ info: 'home', week: '2' })]);
  const scrubbedBody = createAnswerScrubber(user, TOKEN)({ ...body, meta: { user, requests_left: 5 } });
  expect(scrubbedBody).toEqual({ data: body.data, meta: { user: '<USERNAME>', requests_left: 5 } });
});

test('removes the user from meta and echoed requests, and a distinctive one everywhere', () => {
  const short = createAnswerScrubber('home', TOKEN);
  expect(short({ data: { link: '/?user=home&id=7' }, meta: { msg: 'Hello home!', user: 'home' } })).toEqual({
    data: { link: '/?user=[removed]&id=7' },
    meta: { msg: 'Hello [removed]!', user: '<USERNAME>' },
  });
  expect(createAnswerScrubber('jane@example.org', TOKEN)({ data: ['of jane@example.org'] })).toEqual({
    data: ['of [removed]'],
  });
});
