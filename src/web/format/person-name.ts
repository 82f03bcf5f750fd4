/** A name as it is said: the service lists people by their family name, `Wood, Jordan`. */
export function spokenName(listed: string): string {
  return listed.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
}
