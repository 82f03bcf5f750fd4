/**
 * The architecture rules of src/README.md, each proved by a violation in a tree of violations with the settings of the
 * linter and the compiler. `npm run lint` and `npm run types` check the real tree.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PARTS = ['contract', 'words', 'news', 'service', 'bff', 'web', 'run'].map((part) => `src/${part}`);
const SETTINGS = [
  '.gitignore',
  '.biome',
  'biome.json',
  'package.json',
  'src/tsconfig.base.json',
  ...PARTS.map((part) => `${part}/tsconfig.json`),
];

interface Violation {
  readonly law: string;
  /** New file that holds the violation. */
  readonly file: string;
  readonly source: string;
  /** Message that the linter must report for it. */
  readonly lint?: RegExp;
  /** The imported file of the real tree, if the compiler must refuse it because it belongs to another part. */
  readonly crossesTo?: string;
}

const imports = (specifier: string) =>
  `import * as planted from '${specifier}';\nexport const used = planted;\n`;
const CROSSING = /TS6307|TS6059/;

const VIOLATIONS: readonly Violation[] = [
  ...(
    [
      ['contract', 'service/server.ts'],
      ['contract', 'bff/server.ts'],
      ['contract', 'web/navigation/addresses.ts'],
      ['contract', 'run/clock.ts'],
      ['contract', 'news/changes-of.ts'],
      ['contract', 'tools/walk.ts'],
      ['words', 'contract/pages.ts'],
      ['words', 'news/changes-of.ts'],
      ['words', 'service/server.ts'],
      ['words', 'bff/server.ts'],
      ['words', 'web/navigation/addresses.ts'],
      ['words', 'run/clock.ts'],
      ['words', 'tools/walk.ts'],
      ['contract', 'words/formatter.ts'],
      ['service', 'words/formatter.ts'],
      ['news', 'service/server.ts'],
      ['news', 'bff/server.ts'],
      ['news', 'web/navigation/addresses.ts'],
      ['news', 'run/clock.ts'],
      ['news', 'tools/walk.ts'],
      ['service', 'news/changes-of.ts'],
      ['service', 'bff/server.ts'],
      ['service', 'web/navigation/addresses.ts'],
      ['service', 'run/clock.ts'],
      ['service', 'tools/walk.ts'],
      ['bff', 'service/server.ts'],
      ['bff', 'web/navigation/addresses.ts'],
      ['bff', 'run/clock.ts'],
      ['bff', 'tools/walk.ts'],
      ['web', 'service/server.ts'],
      ['web', 'bff/server.ts'],
      ['web', 'run/clock.ts'],
      ['web', 'tools/walk.ts'],
      ['run', 'tools/walk.ts'],
    ] as const
  ).map(([from, to]) => ({
    law: `${from} does not import ${to.split('/')[0]}`,
    file: `src/${from}/planted-${to.split('/')[0]}.ts`,
    source: imports(`#${to}`),
    crossesTo: `src/${to}`,
  })),
  ...(['web/matches', 'bff/preview'] as const).map((folder) => ({
    law: `${folder} leaves to news what has happened between two records of a match`,
    file: `src/${folder}/planted-news.ts`,
    source:
      "import type { MatchRow } from '#contract/records/match.ts';\n\n" +
      'export const isGoal = (before: MatchRow, after: MatchRow) => before.scores !== after.scores;\n' +
      'export function goalOf(previousMatch: MatchRow, match: MatchRow): boolean {\n  return previousMatch !== match;\n}\n',
    lint: /(?:What has happened between two records[\s\S]*){2}/,
  })),
  ...[`\`\${home}–\${away}\``, "[home, away].join('–')", `\`\${home}′\``].map((text, at) => ({
    law: `a score and a minute are written by the words of a language, and not as ${text}`,
    file: `src/web/matches/planted-score-${at}.ts`,
    source: `export const planted = (home: number, away: number) => ${text} + away;\n`,
    lint: /in the words of the viewer's language/,
  })),
  ...['{home}–{away}', '<b>{home}</b>–<b>{away}</b>'].map((text, at) => ({
    law: `a component joins no score as ${text}`,
    file: `src/web/features/planted-score-${at}.tsx`,
    source: `export const Planted = ({ home, away }: { home: number; away: number }) => <p>${text}</p>;\n`,
    lint: /in the words of the viewer's language/,
  })),
  {
    law: 'news draws nothing',
    file: 'src/news/planted-react.ts',
    source: imports('react'),
    lint: /news is pure functions/,
  },
  ...['web/words', 'news/words'].map((folder) => ({
    law: `${folder} imports nothing that compiles texts`,
    file: `src/${folder}/planted-compiler.ts`,
    source: imports('#words/parse-text.ts'),
    lint: /Browsers get compiled texts/,
  })),
  {
    law: 'words draws nothing',
    file: 'src/words/planted-react.ts',
    source: imports('react'),
    lint: /words imports the parser/,
  },
  {
    law: 'news has no clock',
    file: 'src/news/planted-clock.ts',
    source: 'export const at = Date.now();\n',
    lint: /no clock and no chance/,
  },
  {
    law: 'no import climbs out of a folder',
    file: 'src/bff/cache/planted-climb.ts',
    source: imports('../server.ts'),
    lint: /never \.\.\//,
  },
  {
    law: 'the engine imports nothing but itself',
    file: 'src/service/engine/planted-world.ts',
    source: imports('#service/world/world.ts'),
    lint: /nothing but itself/,
  },
  {
    law: 'the engine does no I/O',
    file: 'src/service/engine/planted-io.ts',
    source: imports('node:fs'),
    lint: /no I\/O/,
  },
  {
    law: 'the engine has no clock',
    file: 'src/service/engine/planted-clock.ts',
    source: 'export const at = Date.now();\n',
    lint: /no clock and no chance/,
  },
  {
    law: 'the engine has no randomness',
    file: 'src/service/engine/planted-chance.ts',
    source: 'export const luck = Math.random();\n',
    lint: /no clock and no chance/,
  },
  {
    law: 'the world does not know the wire format',
    file: 'src/service/world/planted-wire.ts',
    source: imports('#service/server.ts').replace('server.ts', 'answer/match.ts'),
    lint: /no operations and no wire/,
  },
  {
    law: "the machine's clock is read in one place only",
    file: 'src/web/app/planted-clock.ts',
    source: 'export const at = Date.now();\n',
    lint: /run\/clock\.ts alone/,
  },
  ...(
    [
      ['routes/odds', 'app/shell.tsx', /A route knows nothing of the app/],
      ['routes/odds', 'routes/match/match-tab-props.ts', /Of another route only its page/],
      ['data', 'routes/scores/page.tsx', /Data knows no route/],
      ['data', 'features/match-row/match-row.tsx', /Data knows no route/],
      ['features/odds', 'routes/scores/page.tsx', /A feature gets its data as props/],
      ['features/odds', 'data/fetch.ts', /A feature gets its data as props/],
      ['features/odds', 'features/match-row/match-row.tsx', /A feature gets its data as props/],
      ['matches', 'data/fetch.ts', /matches is pure functions/],
      ['matches', 'components/flag.tsx', /matches is pure functions/],
      ['lists', 'routes/scores/page.tsx', /subscribe to knows none/],
      ['components', 'features/match-row/match-row.tsx', /A component gets its data as props/],
      ['components', 'data/fetch.ts', /A component gets its data as props/],
      ['ui', 'components/crest.tsx', /ui is plain/],
      ['ui', 'features/match-row/match-row.tsx', /ui is plain/],
      ['ui', 'app/shell.tsx', /ui is plain/],
      ['navigation', 'routes/scores/page.tsx', /navigation knows addresses/],
      ['navigation', 'components/flag.tsx', /navigation knows addresses/],
      ['settings', 'navigation/addresses.ts', /settings, words, clock and state are leaves/],
      ['words', 'components/flag.tsx', /settings, words, clock and state are leaves/],
      ['clock', 'data/fetch.ts', /settings, words, clock and state are leaves/],
      ['state', 'components/flag.tsx', /settings, words, clock and state are leaves/],
      ['format', 'words/use-words.ts', /format is pure/],
      ['wall', 'app/shell.tsx', /programs of their own/],
      ['embed', 'app/shell.tsx', /programs of their own/],
      ['app', 'wall/wall.tsx', /programs of their own/],
      ['routes/odds', 'wall/wall.tsx', /programs of their own/],
      ['features/odds', 'wall/wall.tsx', /programs of their own/],
    ] as const
  ).map(([from, to, lint]) => ({
    law: `${from} does not import ${to}`,
    file: `src/web/${from}/planted-${to.replaceAll('/', '-').replace(/\.tsx?$/, '')}.ts`,
    source: imports(`#web/${to}`),
    lint,
  })),
  {
    law: 'a route does not load the app later',
    file: 'src/web/routes/odds/planted-lazy.ts',
    source: "export const load = () => import('#web/app/shell.tsx');\n",
    lint: /A route knows nothing of the app/,
  },
  {
    law: 'matches draws nothing',
    file: 'src/web/matches/planted-react.ts',
    source: imports('react'),
    lint: /matches is pure functions/,
  },
  {
    law: 'format is pure functions',
    file: 'src/web/format/planted-react.ts',
    source: imports('react'),
    lint: /format is pure/,
  },
  {
    law: 'pages import nothing of the workshop',
    file: 'src/web/app/planted-workshop.ts',
    source: imports('#web/workshop/story.ts'),
    crossesTo: 'src/web/workshop/story.ts',
  },
  {
    law: 'no literal text in JSX',
    file: 'src/web/ui/planted-text.tsx',
    source: 'export const Planted = () => <p>Kick-off</p>;\n',
    lint: /No literal text in JSX/,
  },
  {
    law: 'the name of a competition is that of the language',
    file: 'src/web/features/match-row/planted-competition.tsx',
    source: 'export const Planted = ({ league }) => <b>{league.name}</b>;\n',
    lint: /use competitionName/,
  },
  {
    law: 'no literal accessible name in JSX',
    file: 'src/web/ui/planted-label.tsx',
    source: 'export const Planted = () => <nav aria-label="Days" />;\n',
    lint: /No literal text in JSX/,
  },
  {
    law: 'no component draws into the elements of another one',
    file: 'src/web/features/match-row/planted-portal.tsx',
    source:
      "import { createPortal as draw } from 'react-dom';\n\nexport const Planted = () => draw(null, document.body);\n",
    lint: /A component draws in its own place/,
  },
  {
    law: 'no component observes the elements of another one',
    file: 'src/web/routes/planted-observer.ts',
    source: 'export const observer = new MutationObserver(() => {});\n',
    lint: /A component draws in its own place/,
  },
  {
    law: 'no element is searched for',
    file: 'src/web/app/planted-search.ts',
    source: `export const row = document.querySelector<HTMLElement>('a');
export const list = row?.closest('ul');
`,
    lint: /No element is searched for[\s\S]*No element is searched for/,
  },
  {
    law: 'one link component',
    file: 'src/web/ui/planted-link.tsx',
    source: 'export const Planted = ({ name }: { name: string }) => <a href="/tv">{name}</a>;\n',
    lint: /Links to pages are the component Link/,
  },
  {
    law: 'no text is cut at its end without a direction',
    file: 'src/web/ui/planted-cut.tsx',
    source: `const NAME = 'min-w-0 truncate font-bold';
const LOOKS = { line: 'one-line' };
export const Planted = ({ name }: { name: string }) => (
  <p className={NAME}>
    <b className={\`truncate \${LOOKS.line}\`}>{name}</b>
    <input value={name} className="text-ellipsis" readOnly />
  </p>
);
export const Right = ({ name }: { name: string }) => (
  <p dir="auto" className="truncate">
    <bdi className="truncate">{name}</bdi>
  </p>
);
`,
    lint: /^(?:(?:(?!A text that is cut)[\s\S])*A text that is cut){4}(?![\s\S]*A text that is cut)/,
  },
  {
    law: 'no address of ours is written without the path of the site',
    file: 'src/web/data/planted-address.tsx',
    source: `export const Crest = ({ img }: { img: string }) => <img src={img} alt="" />;
export const status = () => fetch('/api/status');
export const worker = () => new Worker('/worker.js');
export const open = (id: string) => location.assign(\`/match/\${id}\`);
export const wall = (address: string) => location.origin + address;
export const remote = (address: string) => \`\${location.origin}\${address}\`;
export const Notices = () => (
  <a href="/notices.txt" target="_blank" rel="noopener">
    {null}
  </a>
);
`,
    lint: /(?:The site may be under a path[\s\S]*){7}/,
  },
  {
    law: "no schema in the browser's bundle",
    file: 'src/web/data/planted-schema.ts',
    source: imports('#contract/read.ts'),
    lint: /[Nn]o schema reaches the browser/,
  },
  {
    law: 'no zod in the browser',
    file: 'src/web/data/planted-zod.ts',
    source: imports('zod'),
    lint: /[Nn]o schema reaches the browser/,
  },
  {
    law: 'credentials only in bff/upstream',
    file: 'src/bff/cache/planted-token.ts',
    source: 'export const leak = (upstream: { token: string }) => upstream.token;\n',
    lint: /Credentials live in bff\/upstream alone/,
  },
  {
    law: 'things are called by nouns, constants by quantity and unit',
    file: 'src/web/format/planted-names.ts',
    source: 'const MOST = 5;\nexport const cut = (told: string) => told.slice(0, MOST);\n',
    lint: /A name is a noun[\s\S]*A name is a noun/,
  },
  {
    law: 'no import cycles, of types neither',
    file: 'src/web/format/planted-cycle.ts',
    source: "import type { A } from './planted-cycle-back.ts';\n\nexport type B = A | null;\n",
    lint: /noImportCycles/,
  },
  {
    law: 'no import cycles: the way back',
    file: 'src/web/format/planted-cycle-back.ts',
    source: "import type { B } from './planted-cycle.ts';\n\nexport type A = B | string;\n",
    lint: /noImportCycles/,
  },
  {
    law: 'sets of status codes only in contract/status.ts',
    file: 'src/web/format/planted-statuses.ts',
    source: 'export const OVER = new Set([3, 9, 31, 32]);\n',
    lint: /Sets of status codes are named in contract\/status\.ts/,
  },
  ...(['web/wall/parts', 'web/embed/match', 'bff/preview'] as const).map((folder) => ({
    law: `${folder} leaves to the contract what a person is called`,
    file: `src/${folder}/planted-person.ts`,
    source:
      'export const one = (person: { lastname: string }) => person.lastname;\n' +
      'export const two = ({ common_name }: { common_name: string }) => common_name;\n' +
      'export const three = ({ lastname: family }: { lastname: string }) => family;\n',
    lint: /(?:What a person is called is decided[\s\S]*){3}/,
  })),
  {
    law: 'the environment is read only where it is parsed',
    file: 'src/bff/cache/planted-env.ts',
    source: "export const port = process.env['PORT'];\n",
    lint: /noProcessEnv/,
  },
];

let tree = '';
let lintOutput = '';
let compileOutput = '';

const output = (command: string, args: readonly string[]) =>
  new Promise<string>((resolve) => {
    const bin = join(root, 'node_modules/.bin', command);
    execFile(bin, [...args], { cwd: tree, maxBuffer: 2 ** 26 }, (_, out, err) => resolve(`${out}\n${err}`));
  });

function write(file: string, source: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'touchline-laws-'));
  for (const file of SETTINGS) cpSync(join(root, file), join(tree, file), { recursive: true });
  mkdirSync(join(tree, 'node_modules'));
  // All packages but a separate cache: the compiler's results for this tree must not be reused for the real one.
  for (const entry of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', entry), join(tree, 'node_modules', entry));
  for (const { file, source, crossesTo } of VIOLATIONS) {
    write(file, source);
    // The compiler refuses the import whatever is in there.
    if (crossesTo) write(crossesTo, 'export const imported = 1;\n');
  }
  const files = VIOLATIONS.filter(({ lint }) => lint).map(({ file }) => file);
  [lintOutput, compileOutput] = await Promise.all([
    output('biome', ['lint', '--max-diagnostics=none', '--colors=off', ...files]),
    output('tsc', ['-b', ...PARTS, '--pretty', 'false']),
  ]);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Returns the diagnostics of one file, each of which starts a line with the file's name. */
function saidOf(report: string, file: string): string {
  const blocks = report.split(/\n(?=src\/)/);
  return blocks.filter((block) => block.startsWith(file)).join('\n');
}

test.each(VIOLATIONS)('$law', ({ file, lint, crossesTo }) => {
  if (lint) expect(saidOf(lintOutput, file)).toMatch(lint);
  if (crossesTo) {
    expect(existsSync(join(root, crossesTo)), crossesTo).toBe(true);
    expect(saidOf(compileOutput, file)).toMatch(CROSSING);
  }
});
