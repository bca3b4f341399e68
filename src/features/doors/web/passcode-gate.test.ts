import { namedApi } from '../../../../test/fake-api.ts';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { createSafeStorage, type LocalStorage } from '#web/storage/safe-storage.ts';
import { createPasscodeGate } from './passcode-gate.ts';

const site = { portalId: 1, eventId: 11 };

function gate(stored: string | undefined, usePasscodeLock = true, failure?: Error) {
  const local: LocalStorage = createSafeStorage(() => undefined);
  if (stored !== undefined) local.set('event-passcode', stored);
  const call = vi.fn<(options: { query: { passcode: string } }) => Promise<unknown>>(async ({ query }) => {
    if (failure) throw failure;
    return { data: { passcodeCheck: query.passcode === '024680' } };
  });
  return { call, gate: createPasscodeGate({ api: namedApi(call), local, site, usePasscodeLock }) };
}

describe('the passcode step of the start-up', () => {
  test('asks for nothing at a site without a lock, and /verify leads to the top [ACCESS-002, ACCESS-009]', async () => {
    const { gate: open, call } = gate(undefined, false);
    expect(open.state()).toBe('verified');
    expect(await open.enter(false)).toBe('enter');
    expect(await open.enter(true)).toBe('goToTop');
    expect(call).not.toHaveBeenCalled();
  });

  test('sends a visitor without a code to /verify [ACCESS-003, ACCESS-004]', async () => {
    const { gate: locked, call } = gate(undefined);
    expect(locked.state()).toBe('notVerified');
    expect(await locked.enter(false)).toBe('goToVerify');
    expect(await locked.enter(true)).toBe('ask');
    expect(call).not.toHaveBeenCalled();
  });

  test('checks the stored code with the server once, and opens [ACCESS-005, ACCESS-007]', async () => {
    const { gate: locked, call } = gate('024680');
    expect(await locked.enter(false)).toBe('enter');
    expect(locked.state()).toBe('verified');
    expect(await locked.enter(false)).toBe('enter');
    expect(call).toHaveBeenCalledOnce();
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      name: 'checkPasscode',
      params: site,
      query: { passcode: '024680' },
    });
  });

  test('stops at a wrong stored code, and after too many tries [ACCESS-006]', async () => {
    for (const failure of [undefined, new CallError(429, '')]) {
      const { gate: locked } = gate('999999', true, failure);
      expect(await locked.enter(false)).toBe('goToVerify');
      expect(locked.state()).toBe('notVerified');
      expect(await locked.enter(true)).toBe('ask');
    }
  });

  test('fails when the server cannot be asked, and lets nobody in [ACCESS-006]', async () => {
    const { gate: locked } = gate('024680', true, new CallError(10_000, ''));
    await expect(locked.enter(false)).rejects.toThrow(CallError);
    expect(locked.state()).toBe('notVerified');
  });

  test('is closed again after a 461 [ACCESS-010]', async () => {
    const { gate: locked, call } = gate('024680');
    await locked.enter(false);
    locked.close();
    expect(locked.state()).toBe('notVerified');
    await locked.enter(false);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
