import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import * as booths from '#features/editor/contract/booth.ts';
import type { Json } from '#features/editor/rules/part-changes.ts';
import * as exhibitors from '#features/exhibitor/contract.ts';
import * as people from '#features/operator/contract/people.ts';
import * as operator from '#features/operator/contract.ts';
import { sweepOperators } from '#features/operator/server/console-session.ts';
import { boothsOfExhibitor } from '#features/booth/server.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { operatorAt, operatorPassword, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

type Fields = Record<string, Json>;
const params = { site: 'event-11' };
const first = { contentId: 200, detailId: 1 };
let site: TestSite;
let organiser: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  organiser = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(organiser);
});
afterAll(() => site.close());

const row = (booth: string, mail: string) => ({ booth, mail, company: '蒼井精機', name: '花子' });
const invite = async (rows: ReturnType<typeof row>[], note = '') =>
  (await organiser.call(exhibitors.inviteExhibitors, { params, body: { rows, note, language: 'jpn' } })).data;
const check = async (rows: ReturnType<typeof row>[], note = '') =>
  (await organiser.call(exhibitors.checkExhibitors, { params, body: { rows, note, language: 'jpn' } })).data;
const invitations = async () =>
  (await organiser.call(people.listInvitations, { params })).data.invitations.map(({ mail, scope }) => ({
    mail,
    booths: scope.booths.length,
  }));
const stateOf = async ({ contentId, detailId }: typeof first) =>
  (await organiser.call(exhibitors.listExhibitors, { params })).data.booths.find(
    (one) => one.contentId === contentId && one.detailId === detailId,
  );
const tokenOf = async (mail: string) => /begin#([\w-]+)/.exec((await site.mails(mail))[0]?.text ?? '')?.[1] ?? '';

describe('what a booth would change', () => {
  const place = { ...params, ...first };
  const part = 'item-200-1';
  const read = async (client = organiser, at = place) => client.call(booths.readBoothChanges, { params: at });
  const moveTo = async (stand: string, name = part): Promise<void> => {
    const value = (await organiser.call(editor.readPart, { params, query: { part: name } })).data.value as Fields;
    const changes = [{ path: ['stand'], before: value['stand'], after: stand }];
    expect((await organiser.call(editor.savePart, { params, body: { part: name, changes } })).data.issues).toEqual([]);
  };

  test('is said by its fields before it is published, and nothing of other booths', async () => {
    expect((await read()).data).toEqual({ total: 0, changes: [] });
    await moveTo('Z-01');
    await moveTo('Z-02', 'item-200-2');
    const { total, changes } = (await read()).data;
    expect(total).toBe(1);
    expect(changes).toMatchObject([
      {
        kind: 'changed',
        part,
        moduleCode: 'booth',
        path: ['stand'],
        before: { text: 'A-01' },
        after: { text: 'Z-01' },
      },
    ]);
    await organiser.call(booths.publishBooth, { params: place, body: {} });
    expect((await read()).data.total).toBe(0);
    await moveTo('A-01');
    await moveTo('A-02', 'item-200-2');
    await organiser.call(booths.publishBooth, { params: place, body: {} });
  });

  test('is read by whoever sees the site, of a booth that is there', async () => {
    const reader = await operatorAt(site, 'event/11', 'reader', 'reader.changes@example.jp');
    expect((await read(reader)).status).toBe(200);
    for (const role of ['reception', 'exhibitor'] as const) {
      const client = await operatorAt(site, 'event/11', role, `${role}.changes@example.jp`);
      expect([role, (await read(client)).status]).toEqual([role, 403]);
    }
    expect((await read(organiser, { ...place, detailId: 9_999 })).status).toBe(404);
  });
});

describe('exhibitors from a list', () => {
  test('get no mail before every row is right', async () => {
    const rows = [row('A-01', 'a@example.jp'), row('nowhere', 'b@example.jp')];
    for (const press of [check, invite]) {
      expect((await press(rows)).issues).toEqual([{ row: 1, problem: 'boothUnknown' }]);
    }
    // Checking needs no proof; it shows the mail with its booth, the line of the organiser and how long the link works.
    const { preview } = await check([row('A-01', 'a@example.jp')], '2月1日までに写真をお願いします。');
    expect(preview).toMatchObject({ to: 'a@example.jp', subject: expect.stringContaining('ものづくり共創EXPO') });
    expect(preview?.text).toContain('2月1日までに写真をお願いします。');
    expect(preview?.text).toContain('担当するブースは');
    expect(preview?.text).toMatch(/リンクは.+まで使えます/);
    expect(await invitations()).toEqual([]);
  });

  test('get one mail each, and a list that is sent again goes on where the last one ended', async () => {
    const rows = [row('A-01', 'a@example.jp'), row('A-02', 'a@example.jp'), row('A-03', 'c@example.jp')];
    expect(await invite(rows)).toEqual({ issues: [], mails: 2, sent: 2, left: 0 });
    expect(await invite(rows)).toEqual({ issues: [], mails: 2, sent: 0, left: 0 });
    const [mail] = await site.mails('a@example.jp');
    expect(mail?.text).toContain('蒼井精機 花子 様');
    expect(await invitations()).toEqual([
      { mail: 'c@example.jp', booths: 1 },
      { mail: 'a@example.jp', booths: 2 },
    ]);
    // Another booth is added to what waits.
    expect((await invite([row('A-04', 'c@example.jp')])).sent).toBe(1);
    expect((await invitations())[0]).toEqual({ mail: 'c@example.jp', booths: 2 });
    expect(await stateOf(first)).toMatchObject({ invited: 1, accepted: 0, editedAt: null });
  });

  test('hear who invites them to which booth of which event, and a booth without a name has that of their company', async () => {
    const at = { contentId: 200, detailId: 6 };
    const part = 'item-200-6';
    const query = { part };
    const title = async () => {
      const { value } = (await organiser.call(editor.readPart, { params, query })).data;
      return (value as { items: { title: { value: object } } }).items.title.value;
    };
    const before = await title();
    const path = ['items', 'title', 'value'];
    const after = { jpn: '出展者 F', eng: 'Exhibitor F' };
    await organiser.call(editor.savePart, { params, body: { part, changes: [{ path, before, after }] } });
    const { stand = '' } = (await stateOf(at)) ?? {};
    expect((await invite([row(stand, 'f@example.jp')])).sent).toBe(1);
    expect(await title()).toEqual({ jpn: '蒼井精機' });
    const [mail] = await site.mails('f@example.jp');
    const { overview, webSetting } = (await organiser.call(editor.readPart, { params, query: { part: 'settings' } }))
      .data.value as { overview: { organizerName: { jpn: string } }; webSetting: { title: { jpn: string } } };
    // The organiser has never written a name of their own.
    expect(mail?.text).toContain(`${overview.organizerName.jpn}さんから`);
    expect(mail?.text).not.toContain('owner.event-11さん');
    const link = await organiser.call(operator.lookAtLink, { body: { token: await tokenOf('f@example.jp') } });
    expect(link.data).toMatchObject({
      addressee: '花子',
      boothTitles: [{ jpn: '蒼井精機' }],
      siteTitle: webSetting.title,
    });
    // A booth that has a name keeps it.
    expect((await stateOf({ contentId: 200, detailId: 2 }))?.title?.jpn).not.toBe('蒼井精機');
    await organiser.call(editor.savePart, {
      params,
      body: { part, changes: [{ path, before: { jpn: '蒼井精機' }, after: before }] },
    });
  });

  test('more than a call sends are left to the next one', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => row('A-05', `many${at}@example.jp`));
    expect(await invite(rows)).toMatchObject({ sent: 50, left: 10 });
    expect(await invite(rows)).toMatchObject({ sent: 10, left: 0 });
  });

  test('who accept run their booths as the member of the same mail, edit them, and are reminded until they do', async () => {
    const member = await testMember(site.database, 'portal/1', testNow, {
      mail: 'a@example.jp',
      mail_key: 'a@example.jp',
    });
    const browser = consoleClient(site);
    const body = { token: await tokenOf('a@example.jp'), mail: 'a@example.jp', password: operatorPassword };
    expect((await browser.call(operator.useLink, { body })).status).toBe(200);
    const run = await boothsOfExhibitor(site.database, 'event/11', member.memberId);
    expect(run.map(({ detailId }) => detailId)).toEqual([1, 2]);
    const roles = site.database.kysely.selectFrom('member_role').select('role');
    expect(await roles.where('member_id', '=', member.memberId).execute()).toContainEqual({ role: 'exhibitor' });
    expect(await stateOf(first)).toMatchObject({ invited: 0, accepted: 1, editedAt: null });
    const remind = () => organiser.call(exhibitors.remindExhibitors, { params, body: { booths: [first] } });
    expect((await remind()).data).toEqual({ sent: 1 });
    expect((await site.mails('a@example.jp'))[0]?.text).toContain('/console/sites/event-11/booths/200/1');
    const part = 'item-200-1';
    const changes = [{ path: ['phonetic'], before: 'あおいせいき', after: 'あおい' }];
    expect(
      (await browser.call(booths.saveOwnBooth, { params: { ...params, ...first }, body: { part, changes } })).data
        .clashes,
    ).toEqual([]);
    expect((await stateOf(first))?.editedAt).not.toBeNull();
    const { data } = await organiser.call(exhibitors.listExhibitors, { params, query: { only: 'changed' } });
    expect(data.booths).toMatchObject([{ detailId: 1, hasChanges: true }]);
  });

  test('who are reminded before they accept get a new link, and the old one ends', async () => {
    const old = await tokenOf('c@example.jp');
    await organiser.call(exhibitors.remindExhibitors, { params, body: { booths: [{ contentId: 200, detailId: 3 }] } });
    const look = (token: string) => consoleClient(site).call(operator.lookAtLink, { body: { token } });
    expect((await look(old)).status).toBe(410);
    expect((await look(await tokenOf('c@example.jp'))).data.scope.booths).toHaveLength(2);
  });
});

test('a link is made for one exhibitor where no mail can go, and makes them keep that booth', async () => {
  const booth = { contentId: 200, detailId: 4 };
  const made = await organiser.call(exhibitors.linkExhibitor, { params, body: { booth, name: '梨花' } });
  const token = made.data.path.split('#')[1] ?? '';
  const browser = consoleClient(site);
  expect((await browser.call(operator.lookAtLink, { body: { token } })).data).toMatchObject({ addressee: '梨花' });
  const body = { token, mail: 'l@example.jp', password: operatorPassword };
  expect((await browser.call(operator.useLink, { body })).status).toBe(200);
  expect(await stateOf(booth)).toMatchObject({ accepted: 1 });
  expect((await consoleClient(site).call(operator.useLink, { body })).status).toBe(410);
});

describe('exhibitors whose link has passed', () => {
  const hours = 60 * 60_000;
  const waiting = async () =>
    (await organiser.call(exhibitors.listExhibitors, { params, query: { only: 'waiting' } })).data.booths;
  const letPass = async (): Promise<void> => {
    await site.database.kysely
      .updateTable('operator_link')
      .set({ expires_at: new Date(testNow - 1) })
      .where('mail', '=', 'late@example.jp')
      .execute();
  };

  test('stay on the list of those who have not joined, and get one new link for all of their booths', async () => {
    await invite([row('A-07', 'late@example.jp'), row('A-08', 'late@example.jp')]);
    await letPass();
    await sweepOperators(site.database, testNow);
    const found = (await waiting()).filter(({ lapsed }) => lapsed > 0);
    expect(found).toMatchObject([
      { stand: 'A-07', invited: 0, lapsed: 1, accepted: 0 },
      { stand: 'A-08', invited: 0, lapsed: 1, accepted: 0 },
    ]);
    const before = (await site.mails('late@example.jp')).length;
    const again = { booths: found.map(({ contentId, detailId }) => ({ contentId, detailId })) };
    expect((await organiser.call(exhibitors.remindExhibitors, { params, body: again })).data).toEqual({ sent: 1 });
    expect(await site.mails('late@example.jp')).toHaveLength(before + 1);
    const look = await consoleClient(site).call(operator.lookAtLink, {
      body: { token: await tokenOf('late@example.jp') },
    });
    expect(look.data.scope.booths).toHaveLength(2);
    expect((await waiting()).filter(({ stand }) => stand === 'A-07')).toMatchObject([{ invited: 1, lapsed: 0 }]);
  });

  test('are invited by a list as if for the first time, and are forgotten after sixty days', async () => {
    await letPass();
    expect(await invite([row('A-07', 'late@example.jp')])).toMatchObject({ sent: 1, left: 0 });
    await letPass();
    const links = () =>
      site.database.kysely.selectFrom('operator_link').select('mail').where('mail', '=', 'late@example.jp').execute();
    await sweepOperators(site.database, testNow + 59 * 24 * hours);
    expect(await links()).toHaveLength(1);
    await sweepOperators(site.database, testNow + 61 * 24 * hours);
    expect(await links()).toEqual([]);
  });
});
