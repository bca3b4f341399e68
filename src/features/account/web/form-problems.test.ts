import { expect, test } from 'vitest';
import eng from '#kernel/texts/eng.ts';
import { CallError } from '#web/api/call-error.ts';
import { fieldProblems, refusalProblems } from './form-problems.ts';

const has = (name: string): boolean => ['login_id', 'password'].includes(name);
const told = (error: unknown, messageAt?: string) => refusalProblems(error, has, eng, messageAt);

test('a message of the server stands at its field', () => {
  const error = new CallError(422, 'Please check.', { login_id: ['Taken.', 'Too short.'], password: ['Too short.'] });
  expect(told(error)).toEqual({ fields: { login_id: 'Taken.', password: 'Too short.' }, message: undefined });
});

test('a problem of a field that the form does not have stands at the whole form, and the rest at their fields', () => {
  const error = new CallError(422, 'Please check.', {
    mail: ['Taken.'],
    password: ['Too short.'],
    answers: ['Missing.'],
  });
  expect(told(error)).toEqual({ fields: { password: 'Too short.' }, message: 'Taken.\nMissing.' });
});

test('a field without a message is left out', () => {
  expect(told(new CallError(422, 'Please check.', { password: [] }))).toEqual({ fields: {}, message: 'Please check.' });
});

test.each([
  [422, { fields: { password: 'No.' } }],
  [429, { fields: {}, message: 'No.' }],
  [409, { fields: {}, message: 'No.' }],
  [503, { fields: {}, message: 'No.' }],
  [500, { fields: {}, message: eng.failed }],
])('a %i without fields stands at the field that the form names, or at the whole form', (status, expected) => {
  expect(told(new CallError(status, 'No.'), 'password')).toEqual(expected);
});

test('without a connection the visitor reads what to do, in the language of the page', () => {
  expect(told(new CallError(10_000, 'ネットワーク通信エラーが発生しました。'))).toEqual({
    fields: {},
    message: eng.offlineText,
  });
});

test('every other failure has a message too', () => {
  expect(told(new TypeError('x is undefined'))).toEqual({ fields: {}, message: eng.failed });
});

test('fields without a problem give no messages', () => {
  expect(fieldProblems({ mail: undefined, code: undefined })).toBeUndefined();
  expect(fieldProblems({ mail: 'No.', code: undefined })).toEqual({ fields: { mail: 'No.' } });
});
