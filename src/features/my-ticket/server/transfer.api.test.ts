import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MyTicketSite, refusalOf, startMyTicketSite, ticketsNow } from '../../../../test/my-ticket-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { useUpTries } from '../../../../test/use-up-tries.ts';
import {
  cancelTransfer,
  listMyTickets,
  mailTransfer,
  readTransfer,
  receiveTicket,
  returnTicket,
  transferTicket,
} from '../contract.ts';

let site: MyTicketSite;
let aoi: TestMember;
let ren: TestMember;
beforeAll(async () => {
  site = await startMyTicketSite();
});
beforeEach(async () => {
  aoi = await site.member();
  ren = await site.member();
  site.mails.length = 0;
});
afterAll(() => site.close());

const event = { portalId: 1, eventId: 11 };
const content = { ...event, contentId: 80 };
const hour = 60 * 60_000;
const gone: [number, string] = [410, 'This transfer link is no longer valid. Ask the sender for a new one.'];

/** A ticket of Aoi's. */
const ticketOf = async (sale: Parameters<typeof sellTicket>[2] = {}) =>
  (await sellTicket(site.database, aoi.memberId, sale)).ids[0] as number;
const own = (endpoint: typeof transferTicket | typeof cancelTransfer | typeof returnTicket, id: number, member = aoi) =>
  site.post(endpoint, content, { purchasedTicketId: id }, site.as(member)).then(({ data }) => data);
const read = (code: string, more: object = {}) =>
  site.call(readTransfer, event, { code }, { language: 'eng', now: ticketsNow, ...more }).then(({ data }) => data);
const receive = (code: string, member: TestMember = ren) =>
  site.post(receiveTicket, event, { code }, site.as(member)).then(({ data }) => data);
const ticketsOf = async (member: TestMember) =>
  (await site.call(listMyTickets, event, {}, site.as(member))).data.purchasedTickets;
const start = async (id: number): Promise<string> => (await own(transferTicket, id)).transferCode as string;
const sentAt = (id: number, started: Date) =>
  site.database.kysely
    .updateTable('purchased_ticket')
    .set({ transfer_started_at: started })
    .where('purchased_ticket_id', '=', id)
    .execute();

describe('a transfer', () => {
  test('begins with a link of its own, which the sender can see again [TRANSFER-003, TRANSFER-007, TRANSFER-010]', async () => {
    const id = await ticketOf();
    const link = await own(transferTicket, id);
    expect(link).toEqual({
      purchasedTicketId: id,
      transferCode: expect.stringMatching(/^[\w-]{22}$/),
      transferUrl: `http://hiroba.test/web/portal/1/event/11/users/transfer-receive?code=${link.transferCode}`,
      transferStatus: 'TRANSFERRING',
      expiresAt: '2026-11-22T10:00:00+09:00',
    });
    const { transferCode, transferUrl, transferStatus } = link;
    expect(await ticketsOf(aoi)).toMatchObject([{ transferCode, transferUrl, transferStatus }]);
    expect(await refusalOf(own(transferTicket, id))).toEqual([409, 'This ticket is already being transferred.']);
  });

  test('can be read by anybody with the link, without the codes that open the gate [TRANSFER-010]', async () => {
    const code = await start(await ticketOf());
    const offer = await read(code);
    expect(offer).toMatchObject({
      contentId: 80,
      expiresAt: '2026-11-22T10:00:00+09:00',
      ticket: {
        orderId: '',
        code: '',
        qrString: null,
        transferCode: null,
        ticketContentSnapshot: { title: 'Admission' },
      },
    });
    expect(await read(code, site.as(ren))).toEqual(offer);
    // The sender learns only that the ticket is their own.
    expect(await read(code, site.as(aoi))).toEqual({ ...offer, ticket: { ...offer.ticket, isPurchaser: true } });
  });

  test('gives the recipient a number and a QR code of their own and takes the purchaser’s away [TRANSFER-001, TRANSFER-006]', async () => {
    const code = await start(await ticketOf({ ticket: { code: 'AAAA-BBBB-0002' }, order: { language: 'eng' } }));
    const [before] = await ticketsOf(aoi);
    const { ticket, expiresAt } = await receive(code);
    expect([ticket.transferStatus, ticket.isPurchaser, expiresAt]).toEqual(['TRANSFERRED', false, null]);
    expect(ticket.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(ticket.qrString).toMatch(new RegExp(`^${ticket.code}\\..{20}`));
    expect(before?.qrString).toMatch(/^AAAA-BBBB-0002\./);
    expect(ticket.qrString).not.toContain(before?.code);
    expect(ticket.qrString?.split('.')[1]).not.toBe(before?.qrString?.split('.')[1]);
    expect([(await ticketsOf(aoi)).length, (await ticketsOf(ren)).map(({ id }) => id)]).toEqual([0, [ticket.id]]);
    expect(site.mails).toMatchObject([
      { to: 'aoi@example.jp', kind: 'ticket-received', text: expect.stringContaining('AAAA-BBBB-0002') },
      // Only the recipient learns the new number.
      { to: expect.stringContaining('@'), kind: 'ticket-accepted', text: expect.stringContaining(ticket.code) },
    ]);
    expect(site.mails[0]?.text).toMatch(
      /https:\/\/hiroba\.test\/web\/portal\/1\/event\/11\/users\/my-ticket\/80\/purchased-ticket\?order=\w+/,
    );
    expect(JSON.stringify(site.mails[0])).not.toContain(ticket.code);
  });

  test('that was received stays in the list of its giver, without a code and without a word of who received it', async () => {
    const id = await ticketOf();
    const { ticket } = await receive(await start(id));
    const { purchasedTickets, passedOnTickets } = (await site.call(listMyTickets, event, {}, site.as(aoi))).data;
    expect([purchasedTickets, passedOnTickets.length]).toEqual([[], 1]);
    expect(passedOnTickets[0]).toMatchObject({
      id,
      code: '',
      holderName: '',
      qrString: null,
      transferUrl: null,
      transferStatus: 'TRANSFERRED',
      receivedAt: '2026-11-20T10:00:00+09:00',
      price: 1000,
      isPurchaser: true,
    });
    expect(JSON.stringify(passedOnTickets)).not.toContain(ticket.code);
    // The receiver has it among their own, and whether they came is theirs to tell.
    const { data } = await site.call(listMyTickets, event, {}, site.as(ren));
    expect([data.purchasedTickets.map((one) => one.id), data.passedOnTickets]).toEqual([[id], []]);
    const { kysely } = site.database;
    await kysely
      .updateTable('purchased_ticket')
      .set({ checkin_count: 1 })
      .where('purchased_ticket_id', '=', id)
      .execute();
    const seen = (await site.call(listMyTickets, event, {}, site.as(aoi))).data.passedOnTickets;
    expect(seen).toMatchObject([{ id, checkinCount: 0 }]);
  });

  test('leaves the giver’s list once the receiver returned it, and when it was cancelled', async () => {
    const id = await ticketOf();
    await receive(await start(id));
    await own(returnTicket, id, ren);
    const listed = async () => (await site.call(listMyTickets, event, {}, site.as(aoi))).data;
    const after = await listed();
    expect([after.purchasedTickets.map((one) => one.id), after.passedOnTickets]).toEqual([[id], []]);
    await receive(await start(id));
    const { kysely } = site.database;
    await kysely
      .updateTable('purchased_ticket')
      .set({ state: 'canceled', canceled_at: new Date(ticketsNow), transfer_status: null })
      .where('purchased_ticket_id', '=', id)
      .execute();
    expect((await listed()).passedOnTickets).toEqual([]);
  });

  test('is received even if the random number belongs to another ticket [TRANSFER-006]', async () => {
    const other = await ticketOf({ ticket: { code: 'AAAA-BBBB-0003' } });
    const code = await start(await ticketOf());
    const { pool } = site.database;
    await pool.query(`
      create sequence numbers_drawn;
      create function draw_number_of_another() returns trigger language plpgsql as $$
      begin
        if nextval('numbers_drawn') = 1 then new.code := 'AAAA-BBBB-0003'; end if;
        return new;
      end $$;
      create trigger draws_number_of_another before update of code on purchased_ticket
        for each row execute function draw_number_of_another();`);
    const { ticket } = await receive(code);
    const { rows } = await pool.query('select last_value::integer as drawn from numbers_drawn');
    await pool.query('drop function draw_number_of_another cascade; drop sequence numbers_drawn');
    expect(rows).toEqual([{ drawn: 2 }]);
    expect((await ticketsOf(ren)).map(({ id }) => id)).toEqual([ticket.id]);
    expect((await ticketsOf(aoi)).map(({ id }) => id)).toEqual([other]);
    expect(site.mails.map(({ kind }) => kind)).toEqual(['ticket-received', 'ticket-accepted']);
  });

  test('is mailed by the site to an address that its giver names, with the link and plain facts alone', async () => {
    const id = await ticketOf();
    const send = (mail: string, member = aoi) =>
      site.post(mailTransfer, content, { purchasedTicketId: id, mail }, site.as(member));
    expect(await refusalOf(send('friend@example.jp'))).toEqual([409, 'This ticket is not being transferred.']);
    const code = await start(id);
    expect(await refusalOf(send('friend@example.jp', ren))).toEqual([404, expect.any(String)]);
    await send(' Friend@example.jp ');
    expect(site.mails).toMatchObject([{ to: 'Friend@example.jp', kind: 'ticket-offered', language: 'eng' }]);
    expect(site.mails[0]?.text).toContain(`/users/transfer-receive?code=${code}`);
    expect(site.mails[0]?.text).toContain('Admission');
  });

  test('is mailed to one mailbox five times a day, and by one member ten times an hour', async () => {
    const id = await ticketOf();
    await start(id);
    const send = (mail: string) => site.post(mailTransfer, content, { purchasedTicketId: id, mail }, site.as(aoi));
    for (let one = 0; one < 5; one += 1) await send(`flood+${one}@example.jp`);
    expect((await refusalOf(send('flood@example.jp')))[0]).toBe(429);
    for (let one = 0; one < 5; one += 1) await send(`family-${one}@example.jp`);
    expect((await refusalOf(send('neighbour@example.jp')))[0]).toBe(429);
    expect(site.mails).toHaveLength(10);
  });

  test('asks the recipient to log in first [TRANSFER-009]', async () => {
    const code = await start(await ticketOf());
    expect(await refusalOf(site.post(receiveTicket, event, { code }, { now: ticketsNow }))).toEqual([
      403,
      expect.any(String),
    ]);
  });

  test('cannot be received by its sender', async () => {
    const code = await start(await ticketOf());
    expect(await refusalOf(receive(code, aoi))).toEqual([
      409,
      'You cannot accept your own ticket. Send the link to the person it is for.',
    ]);
  });

  test('is valid for 48 hours, including the last moment, and then never again [TRANSFER-008, TRANSFER-011]', async () => {
    const id = await ticketOf();
    const code = await start(id);
    await sentAt(id, new Date(ticketsNow - 48 * hour - 1000));
    expect(await refusalOf(read(code))).toEqual(gone);
    expect(await refusalOf(receive(code))).toEqual(gone);
    await sentAt(id, new Date(ticketsNow - 48 * hour));
    expect((await receive(code)).ticket.id).toBe(id);
  });

  test('can be begun again with another link after it ran out [TRANSFER-008]', async () => {
    const id = await ticketOf();
    const code = await start(id);
    await sentAt(id, new Date(ticketsNow - 49 * hour));
    const again = await start(id);
    expect(again).not.toBe(code);
    expect(await refusalOf(receive(code))).toEqual(gone);
    expect((await receive(again)).ticket.id).toBe(id);
  });

  test('that is cancelled leaves the ticket as it was, with the same number and QR code [TRANSFER-004]', async () => {
    const id = await ticketOf();
    const [before] = await ticketsOf(aoi);
    const code = await start(id);
    expect(await own(cancelTransfer, id)).toEqual({
      purchasedTicketId: id,
      transferCode: null,
      transferUrl: null,
      transferStatus: null,
      expiresAt: null,
    });
    expect(await ticketsOf(aoi)).toEqual([before]);
    expect(await refusalOf(receive(code))).toEqual(gone);
    expect(await refusalOf(own(cancelTransfer, id))).toEqual([409, 'This ticket is not being transferred.']);
  });

  test('answers every invalid link in the same words [TRANSFER-011]', async () => {
    const received = await start(await ticketOf());
    await receive(received);
    const offSale = await ticketOf();
    const used = await start(offSale);
    await site.database.kysely
      .updateTable('purchased_ticket')
      .set({ checkin_count: 1 })
      .where('purchased_ticket_id', '=', offSale)
      .execute();
    for (const code of [received, used, 'never', '', 'x'.repeat(200)]) {
      expect([code, await refusalOf(read(code))]).toEqual([code, gone]);
      expect([code, await refusalOf(receive(code, await site.member()))]).toEqual([code, gone]);
    }
  });

  test('of an unpaid, used or forbidden ticket does not begin [TRANSFER-003]', async () => {
    const unpaid = { payment_method: 'Local' as const, is_deferred: true, attempt: 0, paid_attempt: null };
    const cannot = 'You cannot transfer this ticket in its current state.';
    expect(await refusalOf(own(transferTicket, await ticketOf({ order: unpaid })))).toEqual([409, cannot]);
    const used = await ticketOf({ ticket: { checkin_count: 1 } });
    expect(await refusalOf(own(transferTicket, used))).toEqual([409, cannot]);
    const off = await ticketOf({ item: { enableTransfer: false } });
    expect(await refusalOf(own(transferTicket, off))).toEqual([409, 'You cannot transfer this ticket.']);
  });

  test('can be begun and ended by the holder only', async () => {
    const id = await ticketOf();
    expect(await refusalOf(own(transferTicket, id, ren))).toEqual([404, expect.any(String)]);
    await receive(await start(id));
    expect(await refusalOf(own(transferTicket, id, aoi))).toEqual([409, 'Only the holder of this ticket can do this.']);
    expect(await refusalOf(own(transferTicket, id, ren))).toEqual([
      409,
      'You cannot transfer a ticket that you received. You can return it to the buyer.',
    ]);
  });

  test('can be undone by the recipient, and the ticket gets another new number and QR code [TRANSFER-005]', async () => {
    const id = await ticketOf({ order: { language: 'eng' } });
    const [first] = await ticketsOf(aoi);
    const received = await receive(await start(id));
    expect(await refusalOf(own(returnTicket, id, aoi))).toEqual([409, 'Only the holder of this ticket can do this.']);
    expect((await own(returnTicket, id, ren)).transferStatus).toBeNull();
    const [back] = await ticketsOf(aoi);
    expect(back).toMatchObject({ id, isPurchaser: true, transferStatus: null });
    expect([first?.qrString, received.ticket.qrString]).not.toContain(back?.qrString);
    expect([first?.code, received.ticket.code]).not.toContain(back?.code);
    expect((await ticketsOf(ren)).length).toBe(0);
    expect(site.mails.map(({ kind }) => kind)).toEqual(['ticket-received', 'ticket-accepted', 'ticket-returned']);
    expect((await own(transferTicket, id)).transferStatus).toBe('TRANSFERRING');
  });

  test('is not undone once the ticket is used, or its purchaser is gone', async () => {
    const id = await ticketOf();
    await receive(await start(id));
    const change = (changes: object) =>
      site.database.kysely.updateTable('purchased_ticket').set(changes).where('purchased_ticket_id', '=', id).execute();
    await change({ checkin_count: 1 });
    expect(await refusalOf(own(returnTicket, id, ren))).toEqual([409, 'You cannot return a used ticket.']);
    await change({ checkin_count: 0, purchaser_id: null });
    expect(await refusalOf(own(returnTicket, id, ren))).toEqual([
      409,
      'The buyer has deleted their account, so you cannot return the ticket.',
    ]);
  });

  test('link that is not valid can be tried sixty times in ten minutes from one place', async () => {
    const from = { clientAddress: '198.51.100.7' };
    const tries: unknown[] = [];
    for (let time = 0; time < 61; time += 1) tries.push((await refusalOf(read('guess', from)))[0]);
    expect(tries).toEqual([...Array.from({ length: 60 }, () => 410), 429]);
    const wrong = site.post(receiveTicket, event, { code: 'guess' }, { ...site.as(ren), ...from });
    expect((await refusalOf(wrong))[0]).toBe(410);
    const fresh = (token: string) => read('guess', { ...from, anonymousToken: token.padStart(32, 'x') });
    const here = { context: { now: ticketsNow, ...from }, about: 'event/11' };
    await useUpTries(site.database, 'transferLink', here, ['about', 'address'], 1);
    expect([(await refusalOf(fresh('1')))[0], (await refusalOf(fresh('2')))[0]]).toEqual([410, 429]);
  });

  test('link that is valid can be read and received, however many others were tried at the same place [TRANSFER-006, TRANSFER-010]', async () => {
    const from = { clientAddress: '198.51.100.8' };
    const code = await start(await ticketOf());
    for (let time = 0; time < 61; time += 1) await read(code, from);
    for (let time = 0; time < 60; time += 1) expect((await refusalOf(read('guess', from)))[0]).toBe(410);
    expect((await refusalOf(read('guess', from)))[0]).toBe(429);
    expect((await read(code, from)).contentId).toBe(80);
    const { data } = await site.post(receiveTicket, event, { code }, { ...site.as(ren), ...from });
    expect(data.ticket.transferStatus).toBe('TRANSFERRED');
  });
});
