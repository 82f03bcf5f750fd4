let zone: string | undefined;

/** Returns the zone of the reader's device; stored because reading it takes a millisecond. */
export function readerZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
