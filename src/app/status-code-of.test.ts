import { expect, test } from 'vitest';
import { statusCodeOf } from './status-code-of.ts';

test.each([
  [Object.assign(new Error('gone'), { statusCode: 410 }), 410],
  [{ statusCode: 503 }, 503],
  [new Error('a bug'), 500],
  [{ statusCode: 'teapot' }, 500],
  [{ statusCode: 200 }, 500],
  [undefined, 500],
  ['text', 500],
])('a failed route handler shows the status of %o: %d [BOOT-024]', (error, code) => {
  expect(statusCodeOf(error)).toBe(code);
});
