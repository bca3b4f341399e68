import { expect, test } from 'vitest';
import { Refusal, refuse } from './refusal.ts';

const place = '\n    at ';

test('a refusal records no stack trace, and a later error still does', () => {
  expect(refuse('notFound').stack).not.toContain(place);
  const unsayable = () => {
    throw new Error('no words');
  };
  expect(() => new Refusal(409, unsayable)).toThrow('no words');
  expect(new Error('unforeseen').stack).toContain(place);
});
