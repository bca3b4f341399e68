import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { membersById } from '#features/account/server/find-members.ts';
import { guestList, invite, uninvite } from '#features/doors/server/guest-list.ts';
import { isTest } from './import-rules.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { testDatabase } from './test-database.ts';

const root = dirname(import.meta.dirname);
const sources = globSync('src/{app,demo,features,platform/server}/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isTest(path) && !/\/(web|texts|mail-texts|samples)\b/.test(path))
  .sort()
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

/** A statement takes 65,535 parameters. These have one for each of several values, of which there are only so many. */
const bounded: Readonly<Record<string, string>> = {
  "booth/server/talk/talk-store.ts 'in', holdingStatuses": 'the two states of the rules',
  "booth/server/talk/talk-store.ts 'in', statuses": 'states of a talk, named by the code that calls',
  "booth/server/talk/talk-uses.ts 'in', [...holdingStatuses]": 'the two states of the rules',
  "ticket/server/order/order-rows.ts 'in', states": 'states of a ticket, named by the code that calls',
  "credit-card/server/saved-cards.ts 'in', own": 'a statement within the statement',
  'account/server/make-members.ts values roles.map': 'roles of one person, named by the code that calls',
  'profile/server/stored-answers.ts values filled.map': 'fields of one form, whose body is bounded',
  'ticket/server/reservation/insert-order.ts values purchase.places.map': 'tickets of one order',
  'ticket/server/sale/stock-rows.ts values ids.map': 'kinds of tickets of one order',
  'calling-off/server/tell-called-off.ts values news.map': 'the buyer and the holders of one order',
  'site/server/import-site.ts values rows': 'a part of what is imported',
  'site/server/identity-providers.ts values rows': 'ways to log in, each once',
  'limits/try-counts.ts sql.join(rows)': 'places that one try counts at',
  "mailing/server/read-people.ts 'in', ids": 'the people of one batch',
  "mailing/server/send-batch.ts 'in', people.gone": 'the same',
  'operator/server/recovery-codes.ts values codes.map': 'ten codes of one operator',
  'search/words-in-letters.ts sql.join(conditions)': 'the words of a search, at most eight',
  'attendees/server/search-attendees.ts sql.join(parts)': 'the ways in which a search finds somebody, at most four',
  'members/server/search-members.ts sql.join(parts)':
    'the ways in which a search finds somebody, of which there are two',
  'orders/server/list-orders.ts sql.join(wanted)': 'the filters of the list',
  'members/server/find-members.ts sql.join(wanted)': 'the same',
  'access-log/server/store-records.ts sql.join(lists)': 'a list for each column',
};
const nameOf = (path: string): string => path.replace(/^src\/(features|platform\/server)\//, '');

test('no statement has a parameter for each of values of which any number may exist', () => {
  const found = sources.flatMap(({ path, source }) => [
    // Words of the code itself and columns are no parameters of their own number.
    ...[...source.matchAll(/'(?:not )?in', (?!\['|\[[\w.]+, `|\(eb\))([^)]+?)\)/g)].map(
      ([, list]) => `${nameOf(path)} 'in', ${list}`,
    ),
    ...[...source.matchAll(/\.values\(\s*([\w.]+\.map|rows)\b/g)].map(([, list]) => `${nameOf(path)} values ${list}`),
    ...[...source.matchAll(/sql\.join\((\w+)(?!\w|\.map)/g)].map(([, list]) => `${nameOf(path)} sql.join(${list})`),
  ]);
  const told = new Set(found.filter((one) => !one.startsWith('src/demo/')));
  expect([...told].sort()).toEqual(Object.keys(bounded).sort());
});

test('as many people as no statement has parameters are invited, found and invited no more', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const site = 'event/1';
  await database.pool.query(
    `insert into site (site_key, portal_id, event_id) values ('${site}', 0, 1) on conflict do nothing`,
  );
  const mails = Array.from({ length: 70_000 }, (_, number) => `guest${number}@example.jp`);
  expect(await invite(database, site, mails)).toHaveLength(mails.length);
  // Twice in one list is once, and who was invited before is not told.
  expect(await invite(database, site, ['new@example.jp', 'NEW@example.jp', mails[0]!])).toEqual(['new@example.jp']);
  expect(await membersById(database, Array.from(mails.keys()))).toEqual([]);
  const gone = await inTransaction(database, (tx) => uninvite(tx, site, mails));
  expect(gone).toHaveLength(mails.length);
  expect(await guestList(database, site)).toEqual(['new@example.jp']);
});
