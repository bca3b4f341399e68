import { expect, test } from 'vitest';
import { CallError, ignorePass, isStatus, isTimeout } from './call-error.ts';

const elsewhere = Object.assign(new Error('said'), { name: 'CallError', status: 461 });

test('a call error is recognised by its status, even if it is of another copy of the class', () => {
  expect(isStatus(new CallError(404, ''), 403, 404)).toBe(true);
  expect(isStatus(new CallError(404, ''), 403)).toBe(false);
  expect(isStatus(elsewhere, 461)).toBe(true);
  expect(isStatus(new Error('x'), 461)).toBe(false);
  expect(isStatus({ name: 'CallError', status: 461 }, 461)).toBe(false);
  expect(isTimeout(new CallError(408, ''))).toBe(true);
});

test('a detail call ignores an error that says pass and throws every other on [ERROR-036]', () => {
  expect(() => ignorePass(new CallError('pass', ''))).not.toThrow();
  for (const error of [new CallError(500, 'a'), new CallError(404, 'b'), new TypeError('c'), elsewhere]) {
    expect(() => ignorePass(error)).toThrow(error.message);
  }
});
