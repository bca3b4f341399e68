import { namedApi } from '../../../../test/fake-api.ts';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { createSafeStorage, type LocalStorage } from '#web/storage/safe-storage.ts';
import type { PasscodeState } from '../rules/passcode-entry.ts';
import { enterByPasscode } from './passcode-gate.ts';

const site = { portalId: 1, eventId: 11 };

function gate(stored: string | undefined, state: PasscodeState = 'notVerified', failure?: Error) {
  const local: LocalStorage = createSafeStorage(() => undefined);
  if (stored !== undefined) local.set('event-passcode', stored);
  const call = vi.fn<(options: { query: { passcode: string } }) => Promise<unknown>>(async ({ query }) => {
    if (failure) throw failure;
    return { data: { passcodeCheck: query.passcode === '024680' } };
  });
  const api = namedApi(call);
  return { call, enter: (isVerifyPage: boolean) => enterByPasscode({ api, local, site, state, isVerifyPage }) };
}

describe('the passcode step of the start-up', () => {
  test('asks nothing of a verified visitor, and /verify leads to the top [ACCESS-009]', async () => {
    const { call, enter } = gate(undefined, 'verified');
    expect(await enter(false)).toBe('enter');
    expect(await enter(true)).toBe('goToTop');
    expect(call).not.toHaveBeenCalled();
  });

  test('sends a visitor without a code to /verify [ACCESS-004]', async () => {
    const { call, enter } = gate(undefined);
    expect(await enter(false)).toBe('goToVerify');
    expect(await enter(true)).toBe('ask');
    expect(call).not.toHaveBeenCalled();
  });

  test('checks the stored code with the server, and opens [ACCESS-005, ACCESS-007]', async () => {
    const { call, enter } = gate('024680');
    expect(await enter(false)).toBe('enter');
    expect(await enter(true)).toBe('goToTop');
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      name: 'checkPasscode',
      params: site,
      query: { passcode: '024680' },
    });
  });

  test('stops at a wrong stored code, and after too many tries [ACCESS-006]', async () => {
    for (const failure of [undefined, new CallError(429, '')]) {
      const { enter } = gate('999999', 'notVerified', failure);
      expect(await enter(false)).toBe('goToVerify');
      expect(await enter(true)).toBe('ask');
    }
  });

  test('fails when the server cannot be asked [ACCESS-006]', async () => {
    const { enter } = gate('024680', 'notVerified', new CallError(10_000, ''));
    await expect(enter(false)).rejects.toThrow(CallError);
  });
});
