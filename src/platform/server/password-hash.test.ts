import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('many passwords of one address hold up that of another for a turn, and not until all are checked', async () => {
  const stored = await hashPassword('right-password1');
  const done: string[] = [];
  const check = async (name: string, from: string) => {
    expect(await isPassword('wrong-password1', stored, from)).toBe(false);
    done.push(name);
  };
  const many = Array.from({ length: 20 }, (_, nr) => check(`many ${nr}`, '192.0.2.1'));
  await Promise.all([...many, check('other', '192.0.2.2')]);
  expect(done.indexOf('other')).toBeLessThan(10);
  expect(await isPassword('right-password1', stored, '192.0.2.1')).toBe(true);
});
