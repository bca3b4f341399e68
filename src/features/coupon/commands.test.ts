import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponDocuments } from './documents.ts';
import { byteOrderMark } from '#kernel/csv.ts';
import type { Database } from '#server/database/database.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { type HirobaRun, runHiroba } from '../../../test/run-hiroba.ts';
import { eventFile, portalFile } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { testMember } from '../../../test/test-member.ts';

const coupon = (item: object) => v.parse(couponDocuments[0]?.item, item);

let database: Database;
let memberIds: number[];
beforeAll(async () => {
  database = await testDatabase();
  const items = [
    coupon({ detailId: 2, title: { jpn: 'あじフライ100円引き' }, shop: { jpn: '汐見食堂' } }),
    coupon({ detailId: 1, title: { jpn: '=1+1' } }),
  ];
  await publishTestSites(database, [
    { site: portalFile() },
    { site: eventFile({ portalId: 1, eventId: 12 }), modules: [{ moduleCode: 'coupon', contentId: 80, items }] },
  ]);
  const members = [await testMember(database, 'portal/1', 0), await testMember(database, 'portal/1', 0)];
  memberIds = members.map(({ memberId }) => memberId);
});
afterAll(() => database.close());

const run = (...words: string[]): Promise<HirobaRun> => runHiroba(database, words);

async function use(couponId: number, by: number, at: string): Promise<void> {
  const place = { site_key: 'event/12', content_id: 80, coupon_id: couponId };
  await database.kysely
    .insertInto('coupon_use')
    .values({ ...place, member_id: memberIds[by] as number, use_key: 'k'.repeat(36), used_at: new Date(at) })
    .execute();
}

// The second command sees what was used before it.
describe('hiroba coupon', () => {
  it('says that nobody has used a coupon, and refuses unknown contents and sites', async () => {
    expect((await run('coupon', 'event/12')).said).toEqual(['Nobody has used a coupon of event/12.']);
    expect(await run('coupon', 'event/12', '81')).toMatchObject({
      code: 1,
      complained: 'event/12 shows no coupons 81.',
    });
    expect(await run('coupon', 'event/12', 'x')).toMatchObject({ code: 1, complained: '"x" is no id.' });
    expect((await run('coupon', 'event/99')).code).toBe(1);
  });

  it('counts the uses of each coupon per day in Tokyo, even of a coupon that is gone', async () => {
    await use(2, 0, '2026-11-20T23:59:59+09:00');
    await use(2, 1, '2026-11-21T00:00:00+09:00');
    await use(9, 0, '2026-11-20T14:59:00Z');
    expect((await run('coupon', 'event/12')).said).toEqual(['80\t2\t2', '80\t9\t1']);
    const { said } = await run('coupon', 'event/12', '80');
    expect(said.join('\n').split('\r\n')).toEqual([
      `${byteOrderMark}番号,クーポン,店舗,合計,2026-11-20,2026-11-21`,
      '2,あじフライ100円引き,汐見食堂,2,1,1',
      "1,'=1+1,,0,0,0",
      '9,,,1,1,0',
    ]);
  });
});
