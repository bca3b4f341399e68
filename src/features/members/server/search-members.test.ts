import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { findNewest } from '#server/search/find-newest.ts';
import type { Database } from '#server/database/database.ts';
import { lettersOf, memberNamed, plainlyHas, someone, typedWords } from '../../../../test/people-to-find.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { findMembers } from './find-members.ts';
import { membersByWords } from './search-members.ts';

const place = { siteKey: 'portal/1', realm: 'portal/1', portalKey: null };
const many = 120;
const event = { siteKey: 'event/11', realm: 'portal/1', portalKey: 'portal/1' };
/** What a member can have to do with an event. */
const ties = ['terms', 'answer', 'order', 'ticket', 'role', 'invitation'] as const;
const registered = fc.record({
  who: someone,
  hasLogin: fc.boolean(),
  site: fc.constantFrom('portal/1', 'portal/1', 'portal/2'),
  tie: fc.constantFrom(...ties, ...ties, undefined),
});

interface Known {
  id: number;
  isStaff: boolean;
  isOfEvent: boolean;
  texts: string[];
}

/** Members of two portals, as the database has them and as a plain filter reads those of one. */
async function register(database: Database): Promise<Known[]> {
  const all: Known[] = [];
  for (const [at, { who, hasLogin, site, tie }] of fc.sample(registered, { numRuns: many, seed: 39 }).entries()) {
    const mail = `${at}.${who.mail}`;
    const loginId = `Login.${who.family === 'Smith' ? 'Smith' : 'x'}${at}`;
    const id = await memberNamed(database, site, who, { mail, ...(hasLogin && { loginId }) });
    const isStaff = at % 3 === 0;
    if (isStaff)
      await database.kysely
        .insertInto('member_role')
        .values({ member_id: id, site_key: site, role: 'staff' })
        .execute();
    // Few, and not the newest.
    const isOfEvent = tie !== undefined && at % 4 === 0;
    if (isOfEvent) await makeTie(database, id, mail, tie);
    if (site !== place.siteKey) continue;
    const letters = `${mail} ${hasLogin ? loginId : ''}`.toLowerCase();
    all.unshift({ id, isStaff, isOfEvent, texts: [letters, lettersOf(who, '')] });
  }
  return all;
}

async function makeTie(database: Database, member_id: number, mail: string, tie: (typeof ties)[number]): Promise<void> {
  const { kysely } = database;
  const { siteKey: site_key } = event;
  if (tie === 'order') await sellTicket(database, member_id, { ticket: { holder_id: null } });
  if (tie === 'ticket') await sellTicket(database, null, { ticket: { holder_id: member_id } });
  if (tie === 'role')
    await kysely.insertInto('member_role').values({ member_id, site_key, role: 'previewer' }).execute();
  if (tie === 'invitation')
    await kysely.insertInto('invitation').values({ site_key, mail_key: mail.toLowerCase() }).execute();
  if (tie === 'terms') {
    const agreed = { member_id, site_key, terms_content_id: 1, agreed_at: new Date() };
    await kysely.insertInto('terms_agreement').values(agreed).execute();
  }
  if (tie === 'answer') {
    const answer = { entry_form_key: 'seat', answer_method: 'TEXT', text_value: 'A1', selector_value: '[]' };
    await kysely
      .insertInto('profile_answer')
      .values({ member_id, site_key, ...answer })
      .execute();
  }
}

const plainly = (all: readonly Known[], typed: string): Known[] =>
  all.filter(({ texts }) => texts.some((text) => plainlyHas(text, typed)));

describeEngines('members that are searched for', (open) => {
  let database: Database;
  let all: Known[];
  beforeAll(async () => {
    database = await open();
    const sites = [1, 2].map((portal_id) => ({ site_key: `portal/${portal_id}`, portal_id, event_id: null }));
    await database.kysely
      .insertInto('site')
      .values([...sites, { site_key: event.siteKey, portal_id: 1, event_id: 11 }])
      .execute();
    all = await register(database);
  });

  test('are those of a plain filter, on each page, counted, and the newest first', async () => {
    const part = fc.record({
      after: fc.option(fc.integer({ min: 0, max: many + 1 }), { nil: undefined }),
      most: fc.integer({ min: 1, max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(typedWords, part, fc.boolean(), async (q, { after, most }, isOfStaff) => {
        const wanted = plainly(all, q).flatMap(({ id, isStaff }) => (isOfStaff && !isStaff ? [] : id));
        const filter = { q, role: isOfStaff ? ('staff' as const) : undefined };
        const { ids, found } = await findMembers(database.kysely, place, filter, { after, most });
        expect(ids).toEqual(wanted.filter((id) => after === undefined || id < after).slice(0, most));
        expect(found).toEqual(after === undefined ? { number: wanted.length, isMore: false } : undefined);
      }),
    );
  });

  test('are the same where only some rows are looked through, and where the indexes name them', async () => {
    const limits = fc.record({
      sampled: fc.integer({ min: 1, max: 30 }),
      agedMax: fc.integer({ min: 1, max: 300 }),
      namedMax: fc.integer({ min: 1, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(typedWords, fc.integer({ min: 1, max: 10 }), limits, async (q, most, some) => {
        const wanted = plainly(all, q).map(({ id }) => id);
        const part = { after: undefined, most, isWhole: true };
        const { ids, found, newest } = await findNewest(database.kysely, membersByWords(place, q)!, part, some);
        if (newest !== undefined) expect(newest).toEqual(wanted.slice(0, most));
        if (ids !== undefined) expect(ids.toSorted((one, other) => other - one)).toEqual(wanted);
        if (found?.isMore) expect(wanted.length).toBeGreaterThan(found.number);
        else expect(found?.number).toBe(wanted.length);
      }),
    );
  });

  test('at an event of a portal are those alone who have to do with it, however they are come by', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.option(typedWords, { nil: undefined }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        fc.record({ tiesMax: fc.integer({ min: 0, max: 2 * many }), sampled: fc.integer({ min: 1, max: many }) }),
        async (q, most, isAtPortal, limits) => {
          const wanted = (q === undefined ? all : plainly(all, q)).flatMap(({ id, isOfEvent }) =>
            isOfEvent ? id : [],
          );
          const part = { after: undefined, most };
          const { ids, found } = isAtPortal
            ? await findMembers(database.kysely, place, { q, event: 'event-11' }, part, limits)
            : await findMembers(database.kysely, event, { q }, part, limits);
          expect(ids).toEqual(wanted.slice(0, most));
          expect(found).toEqual({ number: wanted.length, isMore: false });
        },
      ),
    );
  });
});
