import { expect, test } from 'vitest';
import { reportAddress } from './report-address.ts';

const TEXTS = { settings: { beta: 'beta', lines: ['one', 'two'] }, matches: (n: number) => `${n}` };

test.each([
  [
    'mailto:desk@example.org',
    'two',
    'mailto:desk@example.org?subject=Touchline%20pl%20settings.lines.1&body=two',
  ],
  [
    'mailto:desk@example.org?cc=a@example.org',
    'x',
    'mailto:desk@example.org?cc=a@example.org&subject=Touchline%20pl&body=x',
  ],
  [
    'https://example.org/contact',
    'beta',
    'https://example.org/contact?language=pl&key=settings.beta&text=beta',
  ],
])('a report to %s of “%s” has the address %s', (contact, text, address) => {
  expect(reportAddress(contact, 'pl', text, TEXTS)).toBe(address);
});
