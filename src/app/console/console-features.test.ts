import { expect, test } from 'vitest';
import { UserIcon } from '#console/ui/icon.tsx';
import { navRows } from './console-features.ts';

test('no two rows of the navigation have one icon, and none has that of an account', () => {
  const icons = new Map<unknown, string>([[UserIcon, 'the account']]);
  // Who keeps a booth sees rows that no organiser sees.
  for (const { icon, path } of navRows.filter(({ right }) => right !== 'exhibit')) {
    expect([path, icons.get(icon)]).toEqual([path, undefined]);
    icons.set(icon, path);
  }
});
