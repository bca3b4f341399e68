import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const content = '1/11/60';

describe('the tickets of a content', () => {
  test('are told with what is left of each and what is said above them [TICKET-112, TICKET-126, CART-007]', async () => {
    const { status, data } = await calls.get(`ticket/${content}`);
    expect(status).toBe(200);
    expect(data.tickets.length).toBeGreaterThan(5);
    const [first] = data.tickets;
    expect(first.ticketContent).toMatchObject({ contentId: 60, title: expect.any(String) });
    expect(data.listDescription).not.toBe('');
    expect(Object.values(data.settings.status)).toContain('accepting');
  });

  test('are those that were asked for by ticket_ids, and no others [TICKET-112]', async () => {
    const { data } = await calls.get(`ticket/${content}?ticket_ids[]=1&ticket_ids[]=2&ticket_ids[]=9999`);
    expect(
      data.tickets.map(({ ticketContent }: { ticketContent: { ticketId: number } }) => ticketContent.ticketId),
    ).toEqual([1, 2]);
  });

  test('never bring a discount code along', async () => {
    const site = await calls.site.get('/web_api/v2/seo/1/11');
    const list = await calls.site.get(`/web_api/v2/ticket/${content}`);
    for (const answer of [await site.text(), await list.text()])
      expect(answer).not.toMatch(/HIROBA500|usableUntil|usesMax/);
  });

  test('of another content are not there', async () => {
    expect((await calls.get('ticket/1/11/10')).status).toBe(404);
  });
});
