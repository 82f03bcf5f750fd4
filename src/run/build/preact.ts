import { fileURLToPath } from 'node:url';

/** Preact in the place of React, for programs that are small beside it; longer names first, since an alias replaces a beginning. */
export const PREACT: Readonly<Record<string, string>> = {
  'react/jsx-runtime': fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
  'react/jsx-dev-runtime': fileURLToPath(import.meta.resolve('preact/jsx-dev-runtime')),
  'react-dom/test-utils': fileURLToPath(import.meta.resolve('preact/test-utils')),
  'react-dom/client': fileURLToPath(import.meta.resolve('preact/compat/client')),
  'react-dom': fileURLToPath(import.meta.resolve('preact/compat')),
  react: fileURLToPath(import.meta.resolve('preact/compat')),
};
