import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventCard, type ListedEvent } from '../../../../test/event-card.ts';
import { startsBefore } from '../rules/event-order.ts';
import { changeMonths, noMonths } from '../rules/events-by-month.ts';
import type { EventCard } from './event-cards.ts';
import { changeEvents, noEvents } from './event-index.ts';
import { findEvents } from './find-events.ts';

const tags = ['音楽', '朝市', '学会'];
const places = ['港', '丘'];

const made: fc.Arbitrary<ListedEvent> = fc.record({
  eventId: fc.integer({ min: 1, max: 12 }),
  tag: fc.uniqueArray(fc.constantFrom(...tags)),
  place: fc.option(fc.constantFrom(...places), { nil: undefined }),
  day: fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
  isOnline: fc.boolean(),
  fee: fc.option(fc.constantFrom('無料', '500円'), { nil: undefined }),
});
/** Events that come and those that go, change after change. */
const changes = fc.array(
  fc.record({
    come: fc.uniqueArray(made, { selector: ({ eventId }) => eventId, maxLength: 6 }),
    gone: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
  }),
  { maxLength: 6 },
);

test('after any changes the events are those that are there, by their start, and each choice finds as many as it says', () => {
  fc.assert(
    fc.property(changes, (all) => {
      let index = noEvents;
      const there = new Map<number, EventCard>();
      for (const { come, gone } of all) {
        const cards = come.map(eventCard);
        const ids = [...gone, ...come.map(({ eventId }) => eventId)];
        for (const id of ids) there.delete(id);
        for (const card of cards) there.set(card.eventId, card);
        index = changeEvents(index, new Set(ids.map((id) => `event/${id}`)), cards);
      }
      const sorted = [...there.values()].toSorted(startsBefore);
      expect(index.sorted).toEqual(sorted);
      expect(index.months).toEqual(changeMonths(noMonths, [], sorted));
      const { filters, events } = findEvents(index.sorted, index, {});
      expect(events).toEqual(sorted);
      const said = filters('jpn');
      const found = (wish: object): number => findEvents(index.sorted, index, wish).events.length;
      for (const { value, count } of said.tags) expect(found({ tag: value })).toBe(count);
      for (const { value, count } of said.places) expect(found({ place: value })).toBe(count);
      for (const { fee, count } of said.fees) expect(found({ fee })).toBe(count);
      expect(found({ place: '@online' })).toBe(said.online);
      expect(said.placesTotal).toBe(
        new Set(sorted.flatMap(({ choices }) => choices.place.map(({ value }) => value))).size,
      );
    }),
  );
});
