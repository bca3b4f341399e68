import { expect, test } from 'vitest';
import { eventCard } from '../../../../test/event-card.ts';
import { requestContext } from '../../../../test/request-context.ts';
import type { EventCard } from './event-cards.ts';
import { changeEvents, noEvents } from './event-index.ts';
import { createEventList, type EventList } from './event-list.ts';
import { siteEventsOfMonth } from './search-site-events.ts';

const context = requestContext();

/** A portal with so many events in December on ten days, and so many in the months of five years. */
function portalOf(ofMonth: number, others: number) {
  const read = { dates: 0, documents: 0 };
  const counted = (card: EventCard): EventCard => ({
    ...card,
    get document() {
      read.documents += 1;
      return card.document;
    },
    facts: {
      ...card.facts,
      get days() {
        read.dates += 1;
        return card.facts.days;
      },
    },
  });
  const inMonth = Array.from({ length: ofMonth }, (_, index) =>
    eventCard({ eventId: index + 1, day: 1 + (index % 10) }),
  );
  const elsewhere = Array.from({ length: others }, (_, index) => {
    const startDate = `${2020 + (index % 5)}-0${1 + (index % 9)}-05`;
    return eventCard({ eventId: 10_000 + index, startDate });
  });
  const list = createEventList(changeEvents(noEvents, new Set(), [...inMonth, ...elsewhere].map(counted)));
  return { list, read };
}

async function readsOf(
  { list, read }: { list: EventList; read: { dates: number; documents: number } },
  wish: object = {},
) {
  list.find(wish, context.now).byMonth();
  Object.assign(read, { dates: 0, documents: 0 });
  await siteEventsOfMonth(list, { month: '2026-12', ...wish }, context);
  return { ...read };
}

test('a month looks at its own events alone, and presents as many as it shows', async () => {
  const small = await readsOf(portalOf(200, 100));
  expect(await readsOf(portalOf(200, 2_000))).toEqual(small);
  expect((await readsOf(portalOf(2_000, 100))).documents).toBe(small.documents);
  // A search that was asked before.
  expect(await readsOf(portalOf(200, 2_000), { keyword: '会' })).toEqual(
    await readsOf(portalOf(200, 100), { keyword: '会' }),
  );
});

test('of a month with few events all come; of another the page of a day, by default of the next that has some', async () => {
  const ask = (count: number, wish: object = {}) =>
    siteEventsOfMonth(portalOf(count, 5).list, { month: '2026-12', ...wish }, context);
  const idsOf = ({ events }: Awaited<ReturnType<typeof ask>>) => events.map(({ eventId }) => eventId);
  expect(idsOf(await ask(60)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect(await ask(60)).toMatchObject({ day: '2026-12-01', lastPage: 1, total: 60, previous: '2024-05', next: null });
  const many = await ask(250, { day: '2026-12-03', page: 2, per_page: 20 });
  expect(idsOf(many)).toEqual([203, 213, 223, 233, 243]);
  expect(many).toMatchObject({ day: '2026-12-03', lastPage: 2, total: 250 });
  expect(many.days).toEqual(
    Array.from({ length: 10 }, (_, index) => ({ day: `2026-12-${String(index + 1).padStart(2, '0')}`, count: 25 })),
  );
  expect(many.bars).toHaveLength(30);
  for (const day of ['2026-12-20', '2027-01-01', 'x'])
    expect(await ask(250, { day })).toMatchObject({ day: '2026-12-01', lastPage: 2 });
  expect(await ask(0)).toMatchObject({ day: null, days: [], bars: [], events: [], lastPage: 1, previous: '2024-05' });
});
