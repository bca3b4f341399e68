import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileAnswer } from '#kernel/file-answer.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createHandoutFiles } from '#server/uploads/handout-files.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import { openHandout, readHandout } from '../contract.ts';
import { createHandoutServer } from '../server.ts';
import { handoutAddressLifeMs, makeHandoutAddress, sweepHandoutAddresses } from './handout-addresses.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const bytes = new TextEncoder().encode('%PDF-1.4 catalogue');
const place = { portalId: 1, eventId: 11, contentId: 200, detailId: 3 };

const folder = mkdtempSync(join(tmpdir(), 'hiroba-test-'));

let calls: SiteCalls;
let member: TestMember;
/** Who may have the handout. */
let holder: number | undefined;
beforeAll(async () => {
  const files = createHandoutFiles(folder);
  const stored = await files.storeHandout(bytes, '総合カタログ.pdf');
  const find = async (asked: { memberId: number; contentId: number; detailId: number; handoutId: number }) =>
    asked.memberId === holder && asked.contentId === 200 && asked.detailId === 3 && asked.handoutId === 1
      ? stored
      : undefined;
  calls = await siteCalls(
    [
      { site: portalFile({ login: { isEnabled: true } }) },
      { site: eventFile({ portalId: 1, login: { isEnabled: true } }) },
      { site: eventFile({ portalId: 0, eventId: 21, login: { isEnabled: true } }) },
    ],
    [],
    (_, database) => createHandoutServer({ database, files, sources: [{ moduleCode: 'booth', find }] }),
  );
});
beforeEach(async () => {
  member = await testMember(calls.database, 'portal/1', now);
  holder = member.memberId;
});
afterAll(async () => {
  await calls.close();
  rmSync(folder, { recursive: true });
});

const open = (more: Partial<RequestContext> = {}, params: object = {}, id = 1) =>
  calls.post(
    openHandout,
    { ...place, moduleCode: 'booth', ...params } as never,
    { handout_id: id },
    {
      accessToken: member.accessToken,
      now,
      ...more,
    },
  );
const keyOf = async () => (await open()).data.address.replace('/web_api/v2/handout/read/', '');
const read = async (key: string, at = now): Promise<FileAnswer> =>
  (await calls.call(readHandout, { key } as never, {}, { now: at })).data;
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('a handout', () => {
  test('is downloaded under its own name from an address that a member requests [MYPAGE-013]', async () => {
    const { data } = await open();
    expect(data).toMatchObject({ name: '総合カタログ.pdf', bytes: bytes.byteLength });
    const file = await read(data.address.replace('/web_api/v2/handout/read/', ''));
    expect(file).toEqual({ name: '総合カタログ.pdf', bytes, type: 'application/pdf' });
  });

  test('can be downloaded within a minute, also more than once, and not later', async () => {
    const key = await keyOf();
    const at = (ms: number) => statusOf(read(key, now + ms));
    expect([await at(0), await at(handoutAddressLifeMs - 1), await at(handoutAddressLifeMs)]).toEqual([200, 200, 410]);
    expect(await statusOf(read('made-up'))).toBe(410);
  });

  test('can no longer be downloaded from an address of a session that has logged out, and can from that of another member', async () => {
    const key = await keyOf();
    member = await testMember(calls.database, 'portal/1', now);
    holder = member.memberId;
    const others = await keyOf();
    await calls.database.kysely.deleteFrom('member_session').where('member_id', '<>', holder).execute();
    expect([await statusOf(read(key)), await statusOf(read(others))]).toEqual([410, 200]);
  });

  test('gets no address when the session ends while it is asked for', async () => {
    const asked = { path: 'a.pdf', name: 'a.pdf', sessionId: randomUUID() };
    expect(await statusOf(makeHandoutAddress(calls.database, asked, now))).toBe(552);
  });

  test('keeps no address in the database that anybody could use', async () => {
    const key = await keyOf();
    const rows = await calls.database.kysely.selectFrom('handout_address').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    await sweepHandoutAddresses(calls.database, now + handoutAddressLifeMs);
    expect(await calls.database.kysely.selectFrom('handout_address').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['a visitor', { accessToken: undefined }, {}, 1, 403],
    ['a member whose session ended', { accessToken: 'x'.repeat(43) }, {}, 1, 552],
    ['a member whose token has expired', { now: now + 40 * 60_000 }, {}, 1, 551],
    ['a member of another realm', {}, { portalId: 0, eventId: 21 }, 1, 403],
    ['who names another tenant', {}, { portalId: 2 }, 1, 404],
    ['who names another booth', {}, { detailId: 4 }, 1, 404],
    ['who names another module', {}, { moduleCode: 'coupon' }, 1, 404],
    ['who names no handout', {}, {}, 2, 404],
  ])('stays closed to %s', async (_, more, params, id, status) => {
    expect(await statusOf(open(more, params, id))).toBe(status);
  });

  test('stays closed to a member who may not have it', async () => {
    holder = undefined;
    expect(await statusOf(open())).toBe(404);
  });

  test('can be requested by one member at most sixty times in ten minutes', async () => {
    const answers = [];
    for (let time = 0; time < 61; time += 1) answers.push(await statusOf(open()));
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});
