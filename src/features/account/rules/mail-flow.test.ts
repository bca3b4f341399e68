import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MailFlow, mailFlowStep, readMailFlow, secondsUntilResend } from './mail-flow.ts';

const sent: MailFlow = { realmKey: 'portal/1', mail: 'hanako@example.jp', sentAt: 1_000 };

test('a registration goes from the address to the code to the details [AUTH-036]', () => {
  expect(mailFlowStep(undefined)).toBe('mail');
  expect(mailFlowStep(sent)).toBe('code');
  expect(mailFlowStep({ ...sent, token: 't' })).toBe('details');
});

test.each<MailFlow>([sent, { ...sent, token: 't' }, { ...sent, token: 't', loginId: null }])(
  'a kept step is read back: %j',
  (flow) => {
    expect(readMailFlow(JSON.stringify(flow), 'portal/1')).toEqual({ token: undefined, loginId: undefined, ...flow });
  },
);

test('the flow of another realm does not count for this site', () => {
  expect(readMailFlow(JSON.stringify(sent), 'event/7')).toBeUndefined();
});

test('any content of the store gives a flow with an address, or no flow', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(anything, (stored) => {
      const flow = readMailFlow(stored, 'portal/1');
      expect(flow === undefined || typeof flow.mail === 'string').toBe(true);
    }),
  );
  const mixed = { ...sent, token: 5, loginId: {} };
  expect(readMailFlow(JSON.stringify(mixed), 'portal/1')).toEqual({ ...sent, token: undefined, loginId: undefined });
});

test.each([
  [60, 60],
  [1, 1],
  [0, 0],
  [65, 0],
])('when %i seconds of the wait are left, another code may be sent in %i', (left, seconds) => {
  expect(secondsUntilResend(left)).toBe(seconds);
});
