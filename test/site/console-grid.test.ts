import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readSessions } from '#features/editor/contract/grid.ts';
import { gridShapeOf, sessionHead } from '#features/editor/rules/grid-session.ts';
import { sessionsPerPage } from '#features/editor/rules/site-basics.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const timetable = { site: 'event-11', contentId: 62 };
const schedule = { site: 'event-13', contentId: 54 };
let site: TestSite;
let hanako: ConsoleClient;
let taro: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  hanako = await operatorAt(site, 'event/11', 'editor', 'hanako@example.jp');
  taro = await operatorAt(site, 'event/13', 'editor', 'taro@example.jp');
});
afterAll(() => site.close());

test('the grid of a timetable has its venues in their order, and of each item its title, times and venue', async () => {
  const { data } = await hanako.call(readSessions, { params: timetable });
  const { data: items } = await hanako.call(editor.listItems, { params: timetable });
  const query = { part: 'content-62' };
  const { data: part } = await hanako.call(editor.readPart, { params: { site: timetable.site }, query });
  const { venues } = (part.value as { content: { venues: unknown[] } }).content;
  expect(data).toMatchObject({ places: venues, placesIn: null, next: null });
  expect(data.places.length).toBeGreaterThan(1);
  expect(data.sessions).toEqual(
    items.items.map(({ detailId, title, value }) => {
      const { startAt, endAt, venueId } = value as { startAt: string; endAt: string; venueId?: number };
      return { detailId, title, start: startAt, end: endAt, placeIds: venueId === undefined ? [] : [venueId] };
    }),
  );
});

test('the grid of a schedule has the places that it names, which are another module', async () => {
  const { data } = await taro.call(readSessions, { params: schedule });
  const { data: outline } = await taro.call(editor.readOutline, { params: { site: schedule.site } });
  const content = outline.contents.find(({ moduleCode }) => moduleCode === 'place');
  expect(data.placesIn).toBe(content?.contentId);
  expect(data.places).toHaveLength(content?.items ?? 0);
  expect(data.sessions.length).toBeGreaterThan(30);
  const known = new Set(data.places.map(({ id }) => id));
  expect(data.sessions.flatMap(({ placeIds }) => placeIds).filter((id) => !known.has(id))).toEqual([]);
});

test('no other module has a grid', async () => {
  const { data: outline } = await hanako.call(editor.readOutline, { params: { site: timetable.site } });
  const other = outline.contents.find(({ moduleCode }) => moduleCode === 'booth');
  for (const contentId of [other?.contentId ?? 0, 999_999]) {
    const { status } = await hanako.call(readSessions, { params: { ...timetable, contentId } });
    expect(status).toBe(404);
  }
});

test('a move changes the draft by what the grid has read alone, of both kinds of modules', async () => {
  const moves = [
    { who: hanako, at: timetable, shape: gridShapeOf('timetable')!, place: (id: number) => id },
    { who: taro, at: schedule, shape: gridShapeOf('schedule')!, place: (id: number) => [id] },
  ];
  for (const { who, at, shape, place } of moves) {
    const read = async () => (await who.call(readSessions, { params: at })).data;
    const { sessions, places } = await read();
    const { detailId, start, end, placeIds } = sessions.find((session) => session.placeIds.length === 1)!;
    const to = places.find(({ id }) => id !== placeIds[0])!.id;
    const times = [start, end].map((text) => text.replace(/([T ]\d\d):\d\d/, '$1:25'));
    const { data } = await who.call(editor.savePart, {
      params: { site: at.site },
      body: {
        part: `item-${at.contentId}-${detailId}`,
        changes: [
          { path: [...shape.start], before: start, after: times[0] },
          { path: [...shape.end], before: end, after: times[1] },
          { path: [...shape.place], before: place(placeIds[0]!), after: place(to) },
        ],
      },
    });
    expect(data).toMatchObject({ issues: [], clashes: [] });
    const moved = (await read()).sessions.find((session) => session.detailId === detailId)!;
    expect(moved).toMatchObject({ start: times[0], end: times[1], placeIds: [to] });
    expect(sessionHead(shape, detailId, data.value)).toEqual(moved);
  }
});

test('five thousand sessions come in a few pages, each once', async () => {
  const many = 5_000;
  await sql`
    insert into content_item (site_key, version, content_id, detail_id, position, document)
    select site_key, version, content_id, 100000 + n, 100000 + n, jsonb_set(document, '{detailId}', to_jsonb(100000 + n))
    from content_item, generate_series(1, ${many}) n
    where site_key = 'event/11' and version = 'draft' and content_id = 62 and detail_id = 1`.execute(
    site.database.kysely,
  );
  const found: number[] = [];
  let pages = 0;
  let after: number | null | undefined;
  do {
    const query = typeof after === 'number' ? { after } : {};
    const { data } = await hanako.call(readSessions, { params: timetable, query });
    expect(data.sessions.length).toBeLessThanOrEqual(sessionsPerPage);
    found.push(...data.sessions.map(({ detailId }) => detailId));
    after = data.next;
    pages += 1;
  } while (after !== null);
  expect([pages, new Set(found).size, found.length >= many]).toEqual([6, found.length, true]);
});
