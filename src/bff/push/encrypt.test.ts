import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFakeBrowser } from '#bff/testing/fake-browser.ts';
import { encrypt } from './encrypt.ts';

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('encrypts the example of the RFC to its bytes', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from(EXAMPLE.senderKey, 'base64url'));
  const body = encrypt(EXAMPLE.text, EXAMPLE, { sender, salt: Buffer.from(EXAMPLE.salt, 'base64url') });
  expect(body.toString('base64url')).toBe(EXAMPLE.body);
});

test('encrypts each message with other secrets, for the browser alone', () => {
  const browser = createFakeBrowser();
  const text = JSON.stringify({ notification: { title: 'Tor für النسر' } });
  const [first, second] = [encrypt(text, browser.keys), encrypt(text, browser.keys)];
  expect(first.equals(second)).toBe(false);
  for (const body of [first, second]) expect(browser.read(body).title).toBe('Tor für النسر');
  expect(() => createFakeBrowser().read(first)).toThrow();
});

test('throws for keys that are none', () => {
  expect(() => encrypt('a', { ...EXAMPLE, p256dh: 'AAAA' })).toThrow();
});
