import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChargeSite, chargesNow, startChargeSite } from '../../../../test/charge-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { testMember } from '../../../../test/test-member.ts';

let calls: ChargeSite;
beforeAll(async () => {
  calls = await startChargeSite();
});
afterAll(() => calls.close());

test.each([
  ['charging', 'checking'],
  ['checking', 'checking'],
  ['authenticating', 'authenticating'],
  ['awaiting', null],
] as const)(
  'a charge whose order is %s names its payment under way: %s [CHARGE-004]',
  async (state, paymentUnderway) => {
    const member = await testMember(calls.database, 'portal/1', chargesNow);
    await sellTicket(calls.database, member.memberId, {
      order: { state, paid_attempt: null, paid_at: null, held_until: new Date(chargesNow + 60_000) },
      ticket: { state: 'held' },
    });
    expect((await calls.list(member, {})).data.rows).toMatchObject([{ paymentStatus: 'Waiting', paymentUnderway }]);
  },
);
