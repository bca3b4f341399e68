import { expect, test } from 'vitest';
import { Refusal, refuse } from './refusal.ts';

const place = '\n    at ';

test('a refusal looks for no place in the program, and what fails after it does', () => {
  expect(refuse('notFound').stack).not.toContain(place);
  const unsayable = () => {
    throw new Error('no words');
  };
  expect(() => new Refusal(409, unsayable)).toThrow('no words');
  expect(new Error('unforeseen').stack).toContain(place);
});
