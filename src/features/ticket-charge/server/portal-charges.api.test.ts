import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/my-ticket-site.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { type PortalSales, portalNow, startPortalSales } from '../../../../test/portal-sales.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { downloadPortalReceipt, downloadReceipt, listPortalCharges } from '../contract.ts';

let calls: PortalSales;
let aoi: TestMember;
beforeAll(async () => {
  calls = await startPortalSales();
});
beforeEach(async () => {
  aoi = await calls.member();
});
afterAll(() => calls.close());

const list = (query = {}, more = {}) => calls.call(listPortalCharges, { portalId: 1 }, query, calls.as(aoi, more));
const sell = (siteKey: string, order: object = {}, member = aoi) =>
  sellTicket(calls.database, member.memberId, { siteKey, order });
const daysAgo = (days: number) => new Date(portalNow - days * 86_400_000);
const paid = (days: number) => ({ ordered_at: daysAgo(days), paid_at: daysAgo(days) });
const download = (ticketChargeId: number, more = {}) =>
  calls.call(downloadPortalReceipt, { portalId: 1, ticketChargeId }, { addressee: 'Aoi Inc.' }, calls.as(aoi, more));

describe('the charges of a portal', () => {
  test('are those of all its events, newest first, each with its event in the language of the member [MYPAGE-011]', async () => {
    const [old, middle, late] = [
      await sell('event/11', paid(9)),
      await sell('event/13', paid(5)),
      await sell('event/12', paid(1)),
    ];
    const { data, total, lastPage } = await list();
    expect([total, lastPage]).toEqual([3, 1]);
    for (const row of data.rows) expect(v.is(listPortalCharges.answer.entries.rows.item, row)).toBe(true);
    expect(data.rows).toMatchObject([
      { ticketChargeId: late.orderId, event: { eventId: 12, name: '夜会' }, givesReceipts: false },
      { ticketChargeId: middle.orderId, event: { eventId: 13, isWithdrawn: true, ownDomain: 'harvest.test' } },
      { ticketChargeId: old.orderId, title: 'Admission', event: { name: 'Co-Creation EXPO' }, givesReceipts: true },
    ]);
    const second = await list({ page: 2, per_page: 1 });
    expect([second.total, second.lastPage]).toEqual([3, 3]);
    expect(second.data.rows).toMatchObject([{ ticketChargeId: middle.orderId }]);
    expect((await list({}, { language: 'jpn' })).data.rows.at(-1)).toMatchObject({
      title: '入場券',
      event: { name: '共創EXPO' },
    });
  });

  test('are for members, and never those of another member or of another portal [MYPAGE-011]', async () => {
    expect(await refusalOf(calls.call(listPortalCharges, { portalId: 1 }))).toEqual([403, expect.any(String)]);
    const others = await sell('event/11', {}, await calls.member());
    await sell('event/21');
    await sell('event/31');
    expect(await list()).toMatchObject({ data: { rows: [] }, total: 0, lastPage: 1 });
    expect(await refusalOf(download(others.orderId))).toEqual([404, expect.any(String)]);
  });

  test('are found nowhere where the portal does not show them, and at no time at the operator’s portal [MYPAGE-007, MYPAGE-011]', async () => {
    for (const [portalId, siteKey] of [
      [2, 'event/21'],
      [0, 'event/31'],
    ] as const) {
      const member = await calls.member(`portal/${portalId}`);
      const { orderId } = await sell(siteKey, {}, member);
      const as = calls.as(member);
      const asked = calls.call(listPortalCharges, { portalId }, {}, as);
      const receipt = calls.call(
        downloadPortalReceipt,
        { portalId, ticketChargeId: orderId },
        { addressee: 'Aoi' },
        as,
      );
      expect([(await refusalOf(asked))[0], (await refusalOf(receipt))[0]]).toEqual([404, 404]);
    }
  });

  test('take two statements, however many there are', async () => {
    const statements = async () => {
      const before = calls.database.statements();
      await list();
      return calls.database.statements() - before;
    };
    for (const siteKey of ['event/11', 'event/12', 'event/13']) await sell(siteKey);
    await statements();
    const three = await statements();
    for (const siteKey of ['event/11', 'event/12', 'event/13']) for (let i = 0; i < 5; i += 1) await sell(siteKey);
    expect(await statements()).toBe(three);
  });
});

describe('a receipt at a portal', () => {
  test('names the event that sold the tickets, and is given once at the portal and the event together [CHARGE-005, MYPAGE-011]', async () => {
    const { orderId } = await sell('event/11', paid(2));
    const { data } = await download(orderId);
    expect(textOfPdf(data.bytes)).toContain('Co-Creation EXPO');
    expect((await list()).data.rows).toMatchObject([{ documentDownloads: { isReceipt: true } }]);
    expect((await refusalOf(download(orderId)))[0]).toBe(409);
    const atEvent = { portalId: 1, eventId: 11, ticketChargeId: orderId };
    const again = calls.call(downloadReceipt, atEvent, { addressee: 'Aoi Inc.' }, calls.as(aoi));
    expect((await refusalOf(again))[0]).toBe(409);
  });

  test('is not given for an event whose organiser issues none here [CHARGE-005, MYPAGE-011]', async () => {
    const { orderId } = await sell('event/12', paid(2));
    expect((await refusalOf(download(orderId)))[0]).toBe(404);
  });
});
