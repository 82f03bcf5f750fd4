import type { FastifyError } from 'fastify';
import { Failure } from '#bff/failure.ts';

/** Returns a refusal in our own words for a JSON body that could not be read; any other error as it is. */
export function bodyRefusal(error: FastifyError | Failure, maxBytes: number): Error {
  if (error instanceof Failure || error.statusCode === undefined || error.statusCode >= 500) return error;
  const isLarge = error.statusCode === 413;
  return new Failure(isLarge ? 'body_too_large' : 'bad_parameter', 'request', {
    message: isLarge
      ? `The body is too large. Send at most ${maxBytes / 1024} KB.`
      : 'The body is not JSON. Send JSON.',
  });
}
