/** Reads the file of variables that the command line names, if there is one. Variables that are already set win. */
export function loadEnvFile(): void {
  const [path] = process.argv.slice(2);
  if (path === undefined) return;
  try {
    process.loadEnvFile(path);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
  }
}
