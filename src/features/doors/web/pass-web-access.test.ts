import { namedApi } from '../../../../test/fake-api.ts';
import { expect, test, vi } from 'vitest';
import { passWebAccess } from './pass-web-access.ts';

const modules = [{ contentId: 1 }, { contentId: 2, isConsoleUserOnly: true }];

function pass(contentId: number | undefined, consoleUser: string | undefined) {
  const call = vi.fn<(options: { params: { consoleUser: string } }) => Promise<unknown>>(async ({ params }) => ({
    data: { exists: params.consoleUser === 'valid' },
  }));
  const site = { portalId: 1, eventId: 11 };
  const passed = passWebAccess({ api: namedApi(call), site, modules, contentId, consoleUser });
  return { call, passed };
}

test.each([
  [undefined, undefined, true, 0],
  [1, undefined, true, 0],
  [1, 'unknown', true, 0],
  [2, undefined, false, 0],
  [2, 'a b', false, 0],
  [2, 'unknown', false, 1],
  [2, 'valid', true, 1],
])(
  'content %s with the key %s: %s, asking the server %i times [ACCESS-042, ACCESS-044, ACCESS-063, BOOT-013]',
  async (contentId, key, isAllowed, calls) => {
    const { call, passed } = pass(contentId, key);
    expect(await passed).toBe(isAllowed);
    expect(call).toHaveBeenCalledTimes(calls);
  },
);
