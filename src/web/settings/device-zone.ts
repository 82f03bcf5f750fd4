let zone: string | undefined;

/** Returns the device's zone when the page was opened; stored because reading it takes a millisecond. */
export function deviceZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
