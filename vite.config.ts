import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { firstView } from './src/run/build/first-view.ts';
import { notices } from './src/run/build/notices.ts';
import { oddsFiles } from './src/run/build/odds-files.ts';
import { pageChunks } from './src/run/build/page-chunks.ts';
import { PREACT } from './src/run/build/preact.ts';
import { precompress } from './src/run/build/precompress.ts';
import { keepReleases } from './src/run/build/releases.ts';
import { screens } from './src/run/build/screens.ts';
import { serviceWorker } from './src/run/build/service-worker.ts';
import { textPlugins } from './src/run/build/texts.ts';
import { workshopRecords } from './src/tools/workshop/records-plugin.ts';

/** A test that records what modules create when they are loaded. */
const RECORDING = 'src/service/bounded.test.ts';

/** Tests of embeds run on Preact, as embeds do. */
const EMBEDS = 'src/web/embed/**/*.test.{ts,tsx}';
/** The edition whose imports of React can be replaced. */
const TESTING_LIBRARY = '@testing-library/react/dist/@testing-library/react.esm.js';

/**
 * Buffers count towards the limit of the heap: otherwise each 64 MB of them cause a garbage collection of the whole heap.
 * The tests of the service have 12 instead of 49 of these, and take a twelfth less work.
 */
const HEAP_OPTIONS = ['--external-memory-accounted-in-global-limit'];

/** Modules as Node loads them: a twentieth less work. */
const NODE_LOADER = { viteModuleRunner: false };

const texts = textPlugins();

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

const project = (name: string, test: TestOptions) => ({
  extends: true as const,
  test: {
    name,
    // Only a test that hangs is ended: how busy the machine is decides nothing. In ms.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    execArgv: HEAP_OPTIONS,
    ...test,
  },
});

const web = (name: string, test: TestOptions) =>
  project(name, {
    environment: 'happy-dom',
    setupFiles: ['src/web/testing/fresh-state.ts', 'src/web/testing/fail-on-console.ts'],
    ...test,
  });

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pageChunks(),
    firstView(),
    oddsFiles(),
    texts.modules(),
    texts.files(),
    texts.address(),
    screens(() => [react(), tailwindcss(), texts.address()].flat()),
    notices(),
    serviceWorker(),
    keepReleases(),
    precompress(),
  ],
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], // the first with light-dark(): boot.js asks for it
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // whoever starts a server cannot make its build faster
      output: {
        chunkFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8][extname]',
      },
    },
  },
  test: {
    maxWorkers: '100%', // the default leaves one core idle, which is half of a small machine
    isolate: false, // a process and a DOM for every file would take longer than the tests
    projects: [
      project('node', {
        experimental: NODE_LOADER,
        include: ['src/{contract,news,words,service,bff,run,tools}/**/*.test.ts'],
        exclude: ['src/tools/faults/**', RECORDING],
        globalSetup: 'src/run/testing/first-start.ts',
        setupFiles: ['src/run/testing/fresh-state.ts'],
      }),
      project('node-alone', { experimental: NODE_LOADER, include: [RECORDING], isolate: true }),
      project('faults', { include: ['src/tools/faults/**/*.test.ts', 'e2e/*.fault.ts'], isolate: true }),
      {
        plugins: [workshopRecords()],
        ...web('web', {
          include: ['src/web/**/*.test.{ts,tsx}', 'src/run/pages/*.test.tsx'],
          exclude: ['src/web/faults/**', 'src/web/wall/faults/**', EMBEDS],
          css: { include: /(?:tokens|wall)\.css/ }, // their colours are tested; other style sheets are empty in a test
        }),
      },
      {
        resolve: { alias: { ...PREACT, '@testing-library/react': TESTING_LIBRARY } },
        ...web('embed', {
          include: [EMBEDS],
          server: { deps: { inline: [/testing-library\/react/, /react-query/] } },
        }),
      },
      web('web-faults', { include: ['src/web/{faults,wall/faults}/*.test.{ts,tsx}'], isolate: true }),
    ],
  },
});
