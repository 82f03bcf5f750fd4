import tls from 'node:tls';
import { onTestFinished } from 'vitest';

/** Key of both certificates, for tests only. */
const KEY = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIKqABGGRqmuqVZvo3M2sTuCQ2WWoPo8ZtQfgC39/vKH/oAoGCCqGSM49
AwEHoUQDQgAEUv4p9hssrnwOP3e/Syc2ux17BKbqerZR+ZN37tghQ0WAlK7uwNV1
rRGAKSWdjgAwrI+vh5/ukXYFFA+qpXrjgQ==
-----END EC PRIVATE KEY-----
`;

/** Self-signed certificates for `localhost`, `api.example.test` and `cdn.example.test`. */
export const CERTIFICATES = {
  /** From 2020 to 2120. */
  valid: {
    key: KEY,
    cert: `-----BEGIN CERTIFICATE-----
MIIBdTCCARqgAwIBAgIBAjAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFL+KfYbLK58Dj93
v0snNrsdewSm6nq2UfmTd+7YIUNFgJSu7sDVda0RgCklnY4AMKyPr4ef7pF2BRQP
qqV644GjWzBZMDgGA1UdEQQxMC+CCWxvY2FsaG9zdIIQYXBpLmV4YW1wbGUudGVz
dIIQY2RuLmV4YW1wbGUudGVzdDAdBgNVHQ4EFgQUBE52WijE6z3zu9vwc5Y6u0vI
5NkwCgYIKoZIzj0EAwIDSQAwRgIhAMedpbaEBrWSqMnAHvme15UqG7zjYT8xwNje
P55Y50HkAiEAzLjz4n/hoP3S4hKPhKGB8bJhSjrQmX8leLYwnqvuWCI=
-----END CERTIFICATE-----
`,
  },
  /** January 2020, for `localhost` and `api.example.test`. */
  expired: {
    key: KEY,
    cert: `-----BEGIN CERTIFICATE-----
MIIBYTCCAQagAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwHhcNMjAwMTAxMDAwMDAwWhcNMjAwMjAxMDAwMDAwWjAUMRIwEAYDVQQDDAls
b2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARS/in2GyyufA4/d79L
Jza7HXsEpup6tlH5k3fu2CFDRYCUru7A1XWtEYApJZ2OADCsj6+Hn+6RdgUUD6ql
euOBo0kwRzAmBgNVHREEHzAdgglsb2NhbGhvc3SCEGFwaS5leGFtcGxlLnRlc3Qw
HQYDVR0OBBYEFAROdlooxOs987vb8HOWOrtLyOTZMAoGCCqGSM49BAMCA0kAMEYC
IQCjWMZ/A8KaNwokHjMSS4dw1OJpZiA4+vCO59p6z6VlEAIhALNxP1HxqhuV+EcC
UFZiAXDlws2qpUtjpO7cGP0uZrXd
-----END CERTIFICATE-----
`,
  },
} as const;

/** Makes this process trust a self-signed certificate until the test ends. */
export function trustForTest({ cert }: { readonly cert: string }): void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, cert]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}
