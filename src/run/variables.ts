import { readBffConfig } from '#bff/config/config.ts';
import { nearestName } from '#contract/nearest-name.ts';
import { readServiceConfig } from '#service/config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Environments in which every variable is looked up: of the embedded service, and of a real one. */
const ENVIRONMENTS: readonly Environment[] = [
  {},
  { UPSTREAM_URL: 'https://api.example.com/v2.2', HTTPS_PROXY: 'http://proxy.example.com:3128' },
];
/** Shorter names are near too many others. */
const MIN_NAME_LENGTH = 7;
/** Every program reads these, by several names. */
const COMMON = /^(?:no|all|ftp|https?)_proxy$/i;

/** Returns the names that the configuration looks up. */
export function variablesRead(): readonly string[] {
  const names = new Set<string>();
  for (const values of ENVIRONMENTS) {
    const environment = new Proxy(values, {
      get(target, name) {
        if (typeof name === 'string') names.add(name);
        return target[name as string];
      },
    });
    readBffConfig(environment);
    readServiceConfig(environment);
  }
  // Other programs' spellings in lower case need no documentation of ours.
  return [...names].filter((name) => name === name.toUpperCase()).sort();
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Returns the variables that are none of ours and look like one, which they seem to mean. */
export function misspeltVariables(
  environment: Environment,
): readonly { readonly variable: string; readonly near: string }[] {
  const names = variablesRead();
  const longNames = new Map(
    names.filter((name) => name.includes('_')).map((name) => [lettersOf(name), name]),
  );
  return Object.keys(environment).flatMap((variable) => {
    const letters = lettersOf(variable);
    if (names.includes(variable) || COMMON.test(variable) || letters.length < MIN_NAME_LENGTH) return [];
    const near = longNames.get(nearestName(letters, [...longNames.keys()]) ?? '');
    return near === undefined ? [] : [{ variable, near }];
  });
}

/** Returns the credentials that are set although no service is, for which they would be; USERNAME is the user's on Windows. */
export function unusedCredentials(environment: Environment): readonly string[] {
  if (environment['UPSTREAM_URL']?.trim()) return [];
  const names = ['UPSTREAM_USER', 'UPSTREAM_USER_FILE', 'UPSTREAM_TOKEN', 'UPSTREAM_TOKEN_FILE', 'TOKEN'];
  return names.filter((name) => environment[name]?.trim());
}
