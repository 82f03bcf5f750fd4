import type { Socket } from 'node:net';
import { JSON_TYPE } from '#bff/cache/version.ts';

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that Node could not parse as an HTTP request. */
export function refuseBytes(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const body = '{"error":{"code":"bad_parameter","message":"Malformed request. Send HTTP/1.1."}}';
    const lines = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-type: ${JSON_TYPE}`,
      `content-length: ${body.length}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
