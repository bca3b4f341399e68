import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventFacts } from '../rules/event-facts.ts';
import { startsBefore } from '../rules/event-order.ts';
import type { EventCard } from './event-cards.ts';
import { changeEvents, noEvents } from './event-index.ts';
import { findEvents } from './find-events.ts';

const tags = ['音楽', '朝市', '学会'];
const places = ['港', '丘'];

function cardOf({ eventId, tag, place, day, isOnline, fee }: Made): EventCard {
  const overview = {
    name: { jpn: `会${eventId}` },
    tags: tag.map((one) => ({ jpn: one })),
    placeName: place === undefined ? undefined : { jpn: place },
    startDate: day === undefined ? undefined : `2026-12-${String(day).padStart(2, '0')}`,
    isOnline,
    fee: fee === undefined ? undefined : { jpn: fee },
    applicationType: 'opened' as const,
  };
  const named = (values: readonly string[]) => values.map((value) => ({ value, text: { jpn: value } }));
  return {
    siteKey: `event/${eventId}`,
    portalId: 1,
    eventId,
    ownDomain: undefined,
    revision: eventId,
    isWithdrawn: false,
    bytes: 1,
    document: { languages: ['jpn'], webSetting: {}, overview } as unknown as EventCard['document'],
    facts: eventFacts({ languages: ['jpn'], webSetting: {}, overview }),
    choices: { tag: named(tag), place: named(place === undefined ? [] : [place]) },
  };
}

interface Made {
  eventId: number;
  tag: string[];
  place: string | undefined;
  day: number | undefined;
  isOnline: boolean;
  fee: string | undefined;
}
const made: fc.Arbitrary<Made> = fc.record({
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
        const cards = come.map(cardOf);
        const ids = [...gone, ...come.map(({ eventId }) => eventId)];
        for (const id of ids) there.delete(id);
        for (const card of cards) there.set(card.eventId, card);
        index = changeEvents(index, new Set(ids.map((id) => `event/${id}`)), cards);
      }
      const sorted = [...there.values()].toSorted(startsBefore);
      expect(index.sorted).toEqual(sorted);
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
