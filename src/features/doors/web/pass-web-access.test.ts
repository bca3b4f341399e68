import { namedApi } from '../../../../test/fake-api.ts';
import { expect, test, vi } from 'vitest';
import { passWebAccess } from './pass-web-access.ts';

test.each([
  [undefined, false, 0],
  ['', false, 0],
  ['a b', false, 0],
  ['unknown', false, 1],
  ['valid', true, 1],
])(
  'a content for console users with the key %s: %s, asking the server %i times [ACCESS-042, ACCESS-044, ACCESS-063, BOOT-013]',
  async (key, isAllowed, calls) => {
    const call = vi.fn<(options: { params: { consoleUser: string } }) => Promise<unknown>>(async ({ params }) => ({
      data: { exists: params.consoleUser === 'valid' },
    }));
    const site = { portalId: 1, eventId: 11 };
    expect(await passWebAccess({ api: namedApi(call), site, consoleUser: key })).toBe(isAllowed);
    expect(call).toHaveBeenCalledTimes(calls);
  },
);
