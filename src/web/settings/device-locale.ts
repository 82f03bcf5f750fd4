/** Returns the locale of the device, such as `en-US`: its region has habits that a language has not. */
export const deviceLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;
