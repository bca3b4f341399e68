import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  ['港の光', '「港の光」'],
  ['「月の湯」が開きました', '「『月の湯』が開きました」'],
  ['「港の『光』」展', '「『港の「光」』展」'],
  ['', '「」'],
])('the name %j is quoted as %s', (name, said) => {
  expect(quoted(name)).toBe(said);
});
