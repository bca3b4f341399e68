import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as mailings from '#features/mailing/contract.ts';
import type { AudienceKind } from '#features/mailing/rules/audience.ts';
import { siteDocumentSchema } from '#features/site/server.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import {
  clearMailings,
  letter,
  mailedTimes,
  mailingSite as params,
  makeDraft,
  readIt,
  runMailing,
  sellTo,
  sendIt,
} from '../mailing-driver.ts';
import { appliedFor, sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const realm = 'portal/1';
const contact = '事務局\n東京都千代田区1-1\noffice@example.jp';
let site: TestSite;
let seller: ConsoleClient;
let portal: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  seller = await operatorAt(site, 'event/11', 'sales');
  portal = await operatorAt(site, realm, 'owner');
  await setUpApp(seller);
  await setUpApp(portal);
});
afterAll(() => site.close());
beforeEach(() => clearMailings(site));

const mailTo = async (to: string) => (await site.mails(to))[0];
const mailed = async () => [...(await mailedTimes(site)).keys()].toSorted((one, other) => one.localeCompare(other));
const sell = (purchaser_mail: string, sale: Parameters<typeof sellTicket>[2] = {}) =>
  sellTicket(site.database, null, { contentId: 60, ...sale, order: { ...sale.order, purchaser_mail } });

describe('a mail to many people', () => {
  test('goes to whoever has a ticket, each in the own language with the own name, and to nobody else', async () => {
    await sellTo(site, ['aya@example.jp', 'ben@example.jp']);
    await sell('carol@example.com', { order: { language: 'eng' } });
    await sell('gone@example.jp', { ticket: { state: 'canceled', canceled_at: new Date(testNow) } });
    const mailingId = await makeDraft(seller);
    expect((await sendIt(seller, mailingId)).status).toBe(200);
    await runMailing(site);
    expect(await mailed()).toEqual(['aya@example.jp', 'ben@example.jp', 'carol@example.com']);
    expect(await mailTo('carol@example.com')).toMatchObject({ language: 'eng', subject: /^About / });
    const text = (await mailTo('aya@example.jp'))?.text ?? '';
    expect(text).toContain('参加者様');
    expect(text).not.toContain('/site-mails/');
    expect(await readIt(seller, mailingId)).toMatchObject({
      state: 'finished',
      counts: { sent: 3, waiting: 0, held: 0, failed: 0, suppressed: 0 },
    });
  });

  test('goes once to an address that is found by several tickets, however it is written', async () => {
    await sellTo(site, ['Aya@example.jp', 'aya@example.jp', 'aya@EXAMPLE.jp']);
    await sendIt(seller, await makeDraft(seller));
    await runMailing(site);
    expect([...(await mailedTimes(site)).values()]).toEqual([1]);
  });

  test('finds each audience by its own rule, at the moment of sending', async () => {
    const [came] = await sellTo(site, ['came@example.jp', 'bought@example.jp']);
    const [handed] = await sellTo(site, ['giver@example.jp']);
    const receiver = await testMember(site.database, realm, testNow);
    const change = (id: number | undefined, set: object) =>
      site.database.kysely
        .updateTable('purchased_ticket')
        .set(set)
        .where('purchased_ticket_id', '=', id ?? 0)
        .execute();
    await change(came, { checkin_count: 1 });
    await change(handed, { holder_id: receiver.memberId, transfer_status: 'TRANSFERRED' });
    await sell('applied@example.jp', appliedFor);
    await sell('lost@example.jp', {
      item: appliedFor.item,
      order: { ...appliedFor.order, state: 'lost' },
      ticket: { state: 'released', lottery_status: 'FAIL' },
    });
    await operatorAt(site, 'event/11', 'exhibitor', 'booth@example.jp');
    const found: Partial<Record<AudienceKind, string[]>> = {};
    for (const kind of ['buyers', 'holders', 'notCheckedIn', 'applicants', 'notDrawn', 'exhibitors'] as const) {
      await site.database.kysely.deleteFrom('mailbox_mail').execute();
      await sendIt(seller, await makeDraft(seller, { audience: { kind } }));
      await runMailing(site);
      found[kind] = await mailed();
    }
    expect(found).toEqual({
      buyers: ['bought@example.jp', 'came@example.jp', 'giver@example.jp'],
      holders: ['bought@example.jp', 'came@example.jp', receiver.mail],
      notCheckedIn: ['bought@example.jp', receiver.mail],
      applicants: ['applied@example.jp'],
      notDrawn: ['lost@example.jp'],
      exhibitors: ['booth@example.jp'],
    });
  });

  test('is counted as it will go: addresses once, by language, without those who want no news', async () => {
    await sellTo(site, ['aya@example.jp', 'AYA@example.jp', 'ben@example.jp', 'no@example.jp', '']);
    await sell('carol@example.com', { order: { language: 'eng' } });
    await site.database.kysely
      .insertInto('mailing_opt_out')
      .values({ realm_key: realm, mail_key: 'no@example.jp', opted_out_at: new Date(testNow) })
      .execute();
    const mailingId = await makeDraft(seller, { purpose: 'news', contact });
    const { data } = await seller.call(mailings.countRecipients, { params: { ...params, mailingId } });
    expect(data).toEqual({
      addresses: 3,
      isMore: false,
      withoutAddress: 1,
      optedOut: 1,
      bounced: 0,
      languages: expect.arrayContaining([
        { language: 'jpn', number: 2 },
        { language: 'eng', number: 1 },
      ]) as unknown,
    });
    await sendIt(seller, mailingId);
    await runMailing(site);
    expect((await readIt(seller, mailingId)).counts).toMatchObject({ sent: 3, suppressed: 1, withoutAddress: 1 });
  });

  test('goes once when two windows press at the same moment', async () => {
    await sellTo(site, ['aya@example.jp']);
    const mailingId = await makeDraft(seller);
    const answers = await Promise.all([1, 2, 3].map(() => sendIt(seller, mailingId)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await runMailing(site);
    expect([...(await mailedTimes(site)).values()]).toEqual([1]);
  });

  test('does not go with a placeholder that is none, without the first language, or changed meanwhile', async () => {
    const unknown = await makeDraft(seller, { body: { jpn: '{nmae}様' } });
    const foreign = await makeDraft(seller, { subject: { eng: 'x' }, body: { eng: 'x' } });
    const changed = await makeDraft(seller);
    await seller.call(mailings.saveMailing, {
      params: { ...params, mailingId: changed },
      body: { edition: 2, document: letter },
    });
    const order = await makeDraft(seller, { body: { jpn: '{order}' } });
    for (const mailingId of [unknown, foreign, changed, order]) {
      expect([mailingId, (await sendIt(seller, mailingId)).status]).toEqual([mailingId, 409]);
    }
    const stale = { edition: 1, document: letter };
    expect(
      (await seller.call(mailings.saveMailing, { params: { ...params, mailingId: unknown }, body: stale })).status,
    ).toBe(409);
  });

  test('puts values in as plain text: a name makes no header, no markup and no placeholder', async () => {
    const name = '<b>{event}</b>\r\nBcc: eve@example.com';
    await sell('aya@example.jp', {
      order: {
        purchaser_info: sql`${JSON.stringify([
          {
            entryFormKey: 'name',
            answerMethod: 'NAME',
            textValue: '',
            selectorValue: [{ key: 'last_name', value: name }],
          },
        ])}::jsonb`,
      },
    });
    await sendIt(seller, await makeDraft(seller, { subject: { jpn: '{name}\nX: y', eng: 'x' } }));
    await runMailing(site);
    const mail = await mailTo('aya@example.jp');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.subject).toContain('{event}');
    expect(mail?.html).not.toContain('<b>');
  });

  test('of a test goes to its maker alone, and not without end', async () => {
    await sellTo(site, ['aya@example.jp']);
    const mailingId = await makeDraft(seller);
    const press = () =>
      seller.call(mailings.testMailing, { params: { ...params, mailingId }, body: { language: 'eng' } });
    const { data } = await press();
    expect((await site.mails(data.to))[0]).toMatchObject({ subject: /^\[Test\] About /, kind: 'mailing-test' });
    expect(await mailed()).toEqual([]);
    const answers: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) answers.push((await press()).status);
    expect(answers).toContain(429);
  });

  test('to members is news of the site that keeps the accounts, and no event of it can send that', async () => {
    const at = { site: 'portal-1' };
    const { memberId, mail } = await testMember(site.database, realm, testNow);
    const blocked = await testMember(site.database, realm, testNow);
    await site.database.kysely
      .insertInto('member_role')
      .values({ site_key: realm, member_id: blocked.memberId, role: 'blocked' })
      .execute();
    const desk = await seller.call(mailings.readMailingDesk, { params });
    expect(desk.data.audiences).not.toContain('members');
    const wrong = await makeDraft(seller, { audience: { kind: 'members' }, contact });
    expect((await sendIt(seller, wrong)).status).toBe(409);
    const mailingId = await makeDraft(portal, { audience: { kind: 'members' }, contact }, at);
    expect((await sendIt(portal, mailingId, false, at)).status).toBe(409);
    expect((await sendIt(portal, mailingId, true, at)).status).toBe(200);
    await runMailing(site);
    expect(await mailed()).toContain(mail);
    expect(await mailed()).not.toContain(blocked.mail);
    const text = (await mailTo(mail))?.text ?? '';
    expect(text).toContain('東京都千代田区1-1');
    expect(memberId).toBeGreaterThan(0);
  });
});

describe('news', () => {
  test('end by one press without a login, for that reader alone, and can begin again [RFC 8058]', async () => {
    await sellTo(site, ['aya@example.jp', 'ben@example.jp']);
    await sendIt(seller, await makeDraft(seller, { purpose: 'news', contact }));
    await runMailing(site);
    const path = /https:\/\/hiroba\.test(\/site-mails\/stop\/\S+)/.exec(
      (await mailTo('aya@example.jp'))?.text ?? '',
    )?.[1];
    expect(path).toBeDefined();
    const wanted = async () => {
      await site.database.kysely.deleteFrom('mailbox_mail').execute();
      await sendIt(seller, await makeDraft(seller, { purpose: 'news', contact }));
      await runMailing(site);
      return mailed();
    };
    expect((await site.get(path ?? '')).status).toBe(200);
    expect(await wanted()).toEqual(['aya@example.jp', 'ben@example.jp']);
    const body = 'List-Unsubscribe=One-Click';
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await site.post(path ?? '', body, form)).status).toBe(200);
    expect(await wanted()).toEqual(['ben@example.jp']);
    await sendIt(seller, await makeDraft(seller));
    await runMailing(site);
    expect(await mailed()).toEqual(['aya@example.jp', 'ben@example.jp']);
    await site.post(`${path}?start`, '', form);
    expect(await wanted()).toEqual(['aya@example.jp', 'ben@example.jp']);
    const forged = `${path?.slice(0, -2)}xx`;
    expect([(await site.post(forged, body, form)).status, (await site.get('/site-mails/stop/x')).status]).toEqual([
      404, 404,
    ]);
  });

  test('do not go to an address that a mail server refused for good; nor does anything else', async () => {
    await sellTo(site, ['aya@example.jp']);
    const first = await makeDraft(seller);
    await sendIt(seller, first);
    await runMailing(site);
    // As the mail server refuses it: the trace of the mail ends so.
    await site.database.kysely
      .updateTable('mail_trace')
      .set({ ended_at: new Date(testNow), failed: 'The mail server x:25 refused the address: 550 no such user.' })
      .execute();
    expect(await readIt(seller, first)).toMatchObject({ counts: { failed: 1, sent: 0 } });
    const second = await makeDraft(seller);
    await sendIt(seller, second);
    await runMailing(site);
    expect(await readIt(seller, second)).toMatchObject({
      counts: { suppressed: 1, sent: 0 },
      reasons: [{ reason: 'bounced', number: 1 }],
    });
  });
});

test('with an account goes what mails to many know of its member: who got which, what came back, and the wish for none', async () => {
  const { memberId, mail } = await testMember(site.database, realm, testNow);
  await sellTicket(site.database, memberId, { contentId: 60, order: { purchaser_mail: 'other@example.jp' } });
  await sendIt(seller, await makeDraft(seller));
  await runMailing(site);
  const { kysely } = site.database;
  const now = new Date(testNow);
  await kysely.insertInto('mailing_opt_out').values({ realm_key: realm, mail_key: mail, opted_out_at: now }).execute();
  await kysely.insertInto('mail_bounce').values({ mail_key: mail, bounced_at: now, reason: '' }).execute();
  const left = async () => {
    const tables = ['mailing_recipient', 'mail_trace', 'mailing_opt_out', 'mail_bounce'] as const;
    const counts = tables.map((table) =>
      kysely
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow(),
    );
    return (await Promise.all(counts)).map(({ rows }) => Number(rows));
  };
  expect(await left()).toEqual([1, 1, 1, 1]);
  await kysely.deleteFrom('member').where('member_id', '=', memberId).execute();
  expect(await left()).toEqual([0, 0, 0, 0]);
});

describe('the recipients of a mail', () => {
  test('are found by the beginning of the address, by state, and a page at a time; the look is logged', async () => {
    await sellTo(
      site,
      Array.from({ length: 55 }, (_, at) => `a${String(at).padStart(2, '0')}@example.jp`),
    );
    await sellTo(site, ['b_x@example.jp', 'bax@example.jp']);
    const mailingId = await makeDraft(seller);
    await sendIt(seller, mailingId);
    await runMailing(site);
    const list = async (query: object) =>
      (await seller.call(mailings.listRecipients, { params: { ...params, mailingId }, query })).data;
    const first = await list({ q: 'A' });
    const second = await list({ q: 'A', after: first.next });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 5, null]);
    expect((await list({ q: 'b_' })).entries.map(({ mail }) => mail)).toEqual(['b_x@example.jp']);
    expect((await list({ state: 'failed' })).entries).toEqual([]);
    const { count } = await site.database.kysely
      .selectFrom('operator_log')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('action', '=', 'looked.mailRecipients')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(4);
  });

  test('of another site are not found', async () => {
    const mailingId = await makeDraft(seller);
    const at = { site: 'portal-1', mailingId };
    expect((await portal.call(mailings.readMailing, { params: at })).status).toBe(404);
    expect((await portal.call(mailings.listRecipients, { params: at, query: {} })).status).toBe(404);
  });
});

describe('a publication that changes the time or the place', () => {
  const tell = async () => (await seller.call(mailings.readChangeToTell, { params })).data;
  const publish = async (revision: number, overview: object) => {
    const row = await site.database.kysely
      .selectFrom('site_document')
      .select(sql<object>`document`.as('document'))
      .where('site_key', '=', 'event/11')
      .where('version', '=', 'published')
      .executeTakeFirstOrThrow();
    const document = v.parse(siteDocumentSchema, row.document);
    const content = { site: { ...document, overview: { ...document.overview, ...overview } }, contents: [], items: [] };
    await sql`insert into site_publication (site_key, revision, published_at, content)
      values ('event/11', ${revision}, ${new Date(testNow)}, ${JSON.stringify(content)}::jsonb)`.execute(
      site.database.kysely,
    );
  };

  test('offers the mail that tells whoever has a ticket, in every language, until it is sent', async () => {
    await site.database.kysely.deleteFrom('site_publication').execute();
    await publish(900_001, { startDate: '2026-12-23 10:00', endDate: '2026-12-25 17:00' });
    await publish(900_002, { startDate: '2026-12-23 13:00', endDate: '2026-12-25 17:00' });
    await publish(900_003, { startDate: '2026-12-23 13:00', endDate: '2026-12-25 17:00' });
    expect(await tell()).toEqual({ isToTell: false, mailingId: null });
    await sellTo(site, ['aya@example.jp']);
    expect(await tell()).toEqual({ isToTell: true, mailingId: null });
    const { data } = await seller.call(mailings.makeMailing, { params, body: { from: 'change' } });
    expect(await tell()).toEqual({ isToTell: true, mailingId: data.mailingId });
    const { document } = await readIt(seller, data.mailingId);
    expect(document.body.jpn).toContain('変更前：2026年12月23日（水）10:00');
    expect(document.body.jpn).toContain('変更後：2026年12月23日（水）13:00');
    expect(Object.keys(document.body).length).toBe(5);
    const sent = await seller.call(mailings.sendMailing, {
      params: { ...params, mailingId: data.mailingId },
      body: { edition: 1, isAgreed: false },
    });
    expect(sent.status).toBe(200);
    expect(await tell()).toEqual({ isToTell: false, mailingId: null });
  });
});
