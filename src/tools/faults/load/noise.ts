/** Text that hardly compresses; each record takes a different part of it. */
const NOISE = Buffer.from(
  Float64Array.from({ length: 20_000 }, (_, index) => Math.sin(index)).buffer,
).toString('base64');

/** Returns a record of about `bytes` bytes whose text depends on its id. */
export function noisyRecord(id: number, bytes: number) {
  const from = (id * 7) % (NOISE.length - bytes);
  return { id: String(id), name: NOISE.slice(from, from + bytes), cc: 'de' };
}
