import type { Environment } from './environment.ts';

const MAX_LENGTH = 300;
/** An address as people write it, without quotes and comments. */
const EMAIL = /^[\w.!$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/i;

function readContact(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const email = text.replace(/^mailto:/i, '');
  if (EMAIL.test(email)) {
    const [name = '', domain = ''] = email.split('@');
    return `mailto:${encodeURIComponent(name)}@${domain}`;
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** Reads OPERATOR_CONTACT, the address at which the operator is reached, as a URL; null: unknown. */
export function readOperatorContact(environment: Environment, problems: string[]): string | null {
  const text = environment['OPERATOR_CONTACT']?.trim();
  if (!text) return null;
  const contact = readContact(text);
  if (contact === null)
    problems.push(
      'OPERATOR_CONTACT must be an email address or an https address, such as desk@example.com or https://example.com/contact.',
    );
  return contact;
}
