import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { letOrdersBeFound } from '#features/ticket/server/order/let-orders-be-found.ts';
import { orderSearchText } from '#features/ticket/rules/order/order-search.ts';
import type { Database } from '#server/database/database.ts';
import { findNewest } from '#server/search/find-newest.ts';
import {
  asJson,
  lettersOf,
  memberNamed,
  nameAnswers,
  plainlyHas,
  someone,
  typedWords,
} from '../../../../test/people-to-find.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { findAttendees, listFoundAttendees } from './find-attendees.ts';
import { attendeesByWords } from './search-attendees.ts';

const siteKey = 'event/11';
const sold = 160;
const sale = fc.record({
  buyer: someone,
  companion: fc.option(someone, { nil: undefined }),
  holder: fc.option(someone, { nil: undefined }),
  state: fc.constantFrom('issued' as const, 'issued' as const, 'canceled' as const, 'held' as const),
  site: fc.constantFrom(siteKey, siteKey, siteKey, 'event/14'),
  isTold: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
});

interface Attendee {
  id: number;
  code: string;
  contentId: number;
  texts: string[];
}

/** Attendees of every kind, as the database has them and as a plain filter reads them. */
async function sellToMany(database: Database): Promise<Attendee[]> {
  const { kysely } = database;
  const all: Attendee[] = [];
  for (const [at, { buyer, companion, holder, state, site, isTold }] of fc
    .sample(sale, { numRuns: sold, seed: 39 })
    .entries()) {
    const contentId = 60 + (at % 2);
    const code = `${'ABCD'.repeat(2)}${String(at).padStart(4, '0')}`.replace(/.{4}(?=.)/g, '$&-');
    const order = { purchaser_mail: buyer.mail, purchaser_info: asJson(nameAnswers(buyer)), order_number: `N${at}0` };
    const holderId =
      holder === undefined ? null : await memberNamed(database, siteKey, holder, { mail: `h${at}@example.com` });
    const { orderId, ids } = await sellTicket(database, null, {
      siteKey: site,
      contentId,
      order,
      ticket: {
        state,
        code,
        holder_id: holderId,
        ...(state === 'canceled' && { canceled_at: new Date() }),
        ...(companion !== undefined && {
          checkin_user_mail: companion.mail,
          checkin_user_info: asJson(nameAnswers(companion)),
        }),
      },
    });
    const told = { orderNumber: order.order_number, mail: buyer.mail, answers: nameAnswers(buyer) };
    if (isTold) await letOrdersBeFound(kysely, [{ orderId, siteKey: site, ...told }]);
    if (site !== siteKey || state === 'held') continue;
    all.unshift({
      id: ids[0] ?? 0,
      code,
      contentId,
      texts: [
        ...(isTold ? [orderSearchText(told)] : []),
        ...(companion === undefined ? [] : [lettersOf(companion)]),
        ...(holder === undefined ? [] : [lettersOf(holder, '')]),
      ],
    });
  }
  return all;
}

/** The same words, looked for one attendee after the other. */
function plainly(all: readonly Attendee[], typed: string): number[] {
  const number = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  const isNumber = /^[0-9A-Z]{4,12}$/.test(number);
  return all
    .filter(
      ({ code, texts }) =>
        texts.some((text) => plainlyHas(text, typed)) || (isNumber && code.replaceAll('-', '').startsWith(number)),
    )
    .map(({ id }) => id);
}

describeEngines('attendees that are searched for', (open) => {
  let database: Database;
  let all: Attendee[];
  beforeAll(async () => {
    database = await open();
    await database.kysely.insertInto('site').values({ site_key: siteKey, portal_id: 0, event_id: 11 }).execute();
    all = await sellToMany(database);
  });

  test('are those of a plain filter, on each page, counted, and the newest first', async () => {
    const part = fc.record({
      after: fc.option(fc.integer({ min: 0, max: sold + 1 }), { nil: undefined }),
      most: fc.integer({ min: 1, max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(typedWords, part, async (q, { after, most }) => {
        const wanted = plainly(all, q);
        const { ids, found } = await listFoundAttendees(database.kysely, { siteKey, q }, { after, most });
        expect(ids).toEqual(wanted.filter((id) => after === undefined || id < after).slice(0, most));
        expect(found).toEqual(after === undefined ? { number: wanted.length, isMore: false } : undefined);
      }),
    );
  });

  test('are the same where only some rows are looked through, and where the indexes name them', async () => {
    const limits = fc.record({
      sampled: fc.integer({ min: 1, max: 40 }),
      agedMax: fc.integer({ min: 1, max: 400 }),
      namedMax: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(typedWords, fc.integer({ min: 1, max: 10 }), limits, async (q, most, some) => {
        const wanted = plainly(all, q);
        const part = { after: undefined, most, isWhole: true };
        const { ids, found, newest } = await findNewest(database.kysely, attendeesByWords(siteKey, q)!, part, some);
        if (newest !== undefined) expect(newest).toEqual(wanted.slice(0, most));
        if (ids !== undefined) expect(ids.toSorted((one, other) => other - one)).toEqual(wanted);
        if (found?.isMore) expect(wanted.length).toBeGreaterThan(found.number);
        else expect(found?.number).toBe(wanted.length);
      }),
    );
  });

  test('are cut down by the filters beside the words, in either order', async () => {
    await fc.assert(
      fc.asyncProperty(typedWords, fc.boolean(), async (q, isNewestFirst) => {
        const wanted = new Set(plainly(all, q));
        const ids = all.flatMap(({ id, contentId }) => (contentId === 60 && wanted.has(id) ? id : []));
        const order = { after: undefined, most: sold, isNewestFirst };
        expect(await findAttendees(database.kysely, { siteKey, q, contentIds: [60] }, order)).toEqual(
          isNewestFirst ? ids : ids.toReversed(),
        );
      }),
    );
  });
});
