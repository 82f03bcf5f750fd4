/** The program's entry. An older Node cannot read the TypeScript behind it, and would print a stack instead of a sentence. */
if (Number(process.versions.node.split('.')[0]) >= 26) import('./src/run/start.ts');
else {
  console.error(
    `Touchline needs Node 26, and this is Node ${process.versions.node}. Start it with npm start, which has its own.`,
  );
  process.exitCode = 78;
}
