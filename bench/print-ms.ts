/** Prints a time, and how many times that of a reference it is. */
export function printMs(label: string, ms: number, unit: string, reference: number): void {
  const ratio = (ms / reference).toFixed(2).padStart(6);
  console.log(`${label.padEnd(46)} ${ms.toFixed(1).padStart(8)} ms   ${ratio} x ${unit}`);
}
