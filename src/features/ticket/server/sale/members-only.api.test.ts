import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';

const visitorPass = 1;
let { calls, buyer, hanako } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako } = await expoBuyers());
  const lock = JSON.stringify([{ contentId: 60, detailIds: [visitorPass] }]);
  await sql`update site_document set document = jsonb_set(document, '{login,lock}', ${lock}::jsonb)
    where site_key = 'event/11' and version = 'published'`.execute(calls.site.database.kysely);
  await sql`update site set revision = nextval('site_revision') where site_key = 'event/11'`.execute(
    calls.site.database.kysely,
  );
  await calls.site.hiroba.features.site.directory.refresh();
});
afterAll(() => calls.close());

test('a free ticket whose page is for members is bought by members alone [ACCESS-024]', async () => {
  const purchaseList = [await buyer.item(visitorPass)];
  const { status, problems } = await buyer.buy({ purchaseList, purchaserEmail: 'visitor@example.jp' });
  expect([status, problems]).toEqual([409, [{ ticketId: visitorPass, kind: 'loginNeeded' }]]);
  expect((await buyer.buy({ purchaseList }, hanako)).status).toBe(200);
});
