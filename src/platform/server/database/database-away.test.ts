import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const failed = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);

test.each([
  ['all connections are taken', failed('timeout exceeded when trying to connect')],
  ['it was killed meanwhile', failed('Connection terminated unexpectedly')],
  ['it is not there', failed('', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['it is at neither address of its host', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ['it has no room', failed('sorry, too many clients already', { code: '53300' })],
  ['it stops', failed('terminating connection', { code: '57P01' })],
  ['it starts', failed('the database system is starting up', { code: '57P03' })],
])('a call may work later: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a statement is wrong', failed('syntax error', { code: '42601' })],
  ['a statement took too long', failed('canceling statement', { code: '57014' })],
  ['a file is not there', failed('', { code: 'ENOENT', syscall: 'open' })],
  ['something else', failed('x')],
  ['no error', 'ECONNREFUSED'],
])('a call is a fault of ours: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
