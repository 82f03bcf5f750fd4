/** Text that hardly compresses, of which records take different parts. */
const NOISE = Buffer.from(
  Float64Array.from({ length: 20_000 }, (_, index) => Math.sin(index)).buffer,
).toString('base64');

/** A record of about `bytes` whose text depends on its number. */
export function noisyRecord(id: number, bytes: number) {
  const from = (id * 7) % (NOISE.length - bytes);
  return { id: String(id), name: NOISE.slice(from, from + bytes), cc: 'de' };
}
