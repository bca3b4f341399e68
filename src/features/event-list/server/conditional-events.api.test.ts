import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { testNow } from '../../../../test/start-test-site.ts';

/** Of the demo's portal: the market for people of Tokyo, the conference for holders of tickets of the expo. */
const path = 'conditional_event/1/43';
const market = 15;
const conference = 13;

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

async function eventsOf(loginId: string): Promise<number[]> {
  const { accessToken } = await calls.logIn(loginId);
  const { data } = await calls.get(path, { 'access-token': accessToken });
  return (data as { eventId: number }[]).map(({ eventId }) => eventId).sort((a, b) => a - b);
}

describe('the events with a condition', () => {
  test('are those that the answers of the member meet [SITE-029]', async () => {
    expect(await eventsOf('hanako.demo')).toEqual([market]);
    expect(await eventsOf('staff.demo')).toEqual([]);
  });

  test('are those whose ticket the member holds, as long as it is not cancelled [SITE-029]', async () => {
    const { userId } = await calls.logIn('staff.demo');
    const { ids } = await sellTicket(calls.site.database, userId, { contentId: 60, item: { detailId: 1 } });
    expect(await eventsOf('staff.demo')).toEqual([conference]);
    await calls.site.database.kysely
      .updateTable('purchased_ticket')
      .set({ state: 'canceled', canceled_at: new Date(testNow) })
      .where('purchased_ticket_id', '=', ids[0] as number)
      .execute();
    expect(await eventsOf('staff.demo')).toEqual([]);
  });

  test('are told to no visitor, and the conditions to nobody [SITE-029]', async () => {
    expect((await calls.get(path)).status).toBe(403);
    expect((await calls.get('conditional_event/1/42')).status).toBe(403);
    const { data } = await calls.get('seo/1');
    expect(JSON.stringify(data)).toContain('conditional_event');
    expect(JSON.stringify(data)).not.toContain('prefecture');
  });
});
