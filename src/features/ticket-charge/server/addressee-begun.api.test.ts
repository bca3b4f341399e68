import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChargeSite, chargesNow as now, startChargeSite } from '../../../../test/charge-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { testMember } from '../../../../test/test-member.ts';

let calls: ChargeSite;
beforeAll(async () => {
  calls = await startChargeSite();
});
afterAll(() => calls.close());

test('a receipt begins its addressee with the name of who bought, where none was typed with the order [CHARGE-008]', async () => {
  const member = await testMember(calls.database, 'portal/1', now);
  const selectorValue = Object.entries({ last_name: '蒼井', first_name: '空' }).map(([key, value]) => ({
    key,
    value,
  }));
  const answers = [{ entryFormKey: 'name', answerMethod: 'NAME', textValue: '', selectorValue }];
  const { orderId } = await sellTicket(calls.database, member.memberId, {});
  await calls.database.kysely
    .updateTable('ticket_order')
    .set({ purchaser_info: sql<object>`${JSON.stringify(answers)}::jsonb` })
    .where('order_id', '=', orderId)
    .execute();
  await sellTicket(calls.database, member.memberId, {});
  expect((await calls.list(member)).data.rows.map(({ addressee }) => addressee).toSorted()).toEqual(['', '蒼井 空']);
});
