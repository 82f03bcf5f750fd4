/** Far above any answer of v2.2. */
const MAX_DEPTH = 40;
const MAX_KEYS_PER_OBJECT = 1_000;
const MAX_ENTRIES_PER_ARRAY = 10_000;
/** Objects and arrays in a body. */
const MAX_CONTAINERS = 200_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Returns the index of the quote that closes the string at `start`, or the end of the bytes. */
function endOfString(bytes: Uint8Array, start: number): number {
  let index = start + 1;
  while (index < bytes.length && bytes[index] !== QUOTE) index += bytes[index] === BACKSLASH ? 2 : 1;
  return index;
}

/**
 * Whether JSON is nested so deeply, or has so many keys and entries, that reading it would block the event loop. Scans
 * the bytes once before they are parsed; it does not validate them.
 */
export function exceedsJsonLimits(bytes: Uint8Array): boolean {
  const remainingCommas: number[] = [];
  let containers = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) index = endOfString(bytes, index);
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
      containers += 1;
      remainingCommas.push(byte === OPENING_BRACE ? MAX_KEYS_PER_OBJECT : MAX_ENTRIES_PER_ARRAY);
      if (containers > MAX_CONTAINERS || remainingCommas.length > MAX_DEPTH) return true;
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) remainingCommas.pop();
    else if (byte === COMMA) {
      const innermost = remainingCommas.length - 1;
      const remaining = (remainingCommas[innermost] ?? 1) - 1;
      if (remaining <= 0) return true;
      remainingCommas[innermost] = remaining;
    }
  }
  return false;
}
