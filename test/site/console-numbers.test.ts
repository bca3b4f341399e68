import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { allotBoothEntryNumber, allotEntryNumber } from '#features/editor/contract/entries.ts';
import { publishSite } from '#features/site/server/publish.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-11' };
let site: TestSite;
let hanako: ConsoleClient;
let contentId: number;
let part: string;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  hanako = await operatorAt(site, 'event/11', 'editor', 'hanako@example.jp');
  const { data } = await hanako.call(editor.readOutline, { params });
  contentId = data.contents.find(({ moduleCode }) => moduleCode === 'booth')!.contentId;
  part = `item-${contentId}-1`;
});
afterAll(() => site.close());

const publish = () => publishSite(site.database, 'event/11');
const numbersOf = (items: readonly { detailId: number }[]) => items.map(({ detailId }) => detailId);

describe('a ticket that was deleted by mistake', () => {
  test('comes back with its number at its place, and only while no other has it', async () => {
    const { data: outline } = await hanako.call(editor.readOutline, { params });
    const sale = outline.contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
    const ofTickets = { ...params, contentId: sale.contentId };
    const read = async () => (await hanako.call(editor.listItems, { params: ofTickets })).data.items;
    const before = await read();
    const at = before.length - 2;
    const { detailId, value } = before[at]!;
    const removed = await hanako.call(editor.removeItem, { params: { ...ofTickets, detailId } });
    expect(removed.status).toBe(200);
    const add = async (again: { detailId: number; at: number } | undefined) => {
      const body = { value: value as Record<string, unknown>, ...(again !== undefined && { again }) };
      return (await hanako.call(editor.addItem, { params: ofTickets, body })).data.detailId;
    };
    expect(await add({ detailId, at })).toBe(detailId);
    expect(await read()).toEqual(before);
    const others = numbersOf(before);
    // Its number has another one now, or nobody ever had it: a number of its own.
    const twice = await add({ detailId, at: 0 });
    const never = await add({ detailId: 9_999, at: 1 });
    expect(numbersOf(await read())).toEqual([twice, never, ...others]);
    expect([twice, never].some((one) => one === 9_999 || others.includes(one))).toBe(false);
    for (const one of [twice, never]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await hanako.call(editor.removeItem, { params: { ...ofTickets, detailId: one } });
    }
    expect(await add(undefined)).toBeGreaterThan(Math.max(twice, never));
  });
});

describe('the number of something that is gone', () => {
  test('is not given to a new item or module, though the console has allotted neither and nothing has it any more', async () => {
    const { data: outline } = await hanako.call(editor.readOutline, { params });
    const news = outline.contents.find(({ moduleCode }) => moduleCode === 'information')!;
    const ofNews = { ...params, contentId: news.contentId };
    const { data: list } = await hanako.call(editor.listItems, { params: ofNews });
    const last = Math.max(...numbersOf(list.items));
    const value = list.items[0]!.value as Record<string, unknown>;
    await hanako.call(editor.removeItem, { params: { ...ofNews, detailId: last } });
    await publish();
    const { rows } = await site.database.pool.query(
      `select 1 from content_item where site_key = 'event/11' and content_id = $1 and detail_id = $2`,
      [news.contentId, last],
    );
    expect(rows).toEqual([]);
    const { data: added } = await hanako.call(editor.addItem, { params: ofNews, body: { value } });
    expect(added.detailId).toBeGreaterThan(last);

    const lastContent = Math.max(...outline.contents.map((one) => one.contentId));
    await hanako.call(editor.removeContent, { params: { ...params, contentId: lastContent } });
    await publish();
    const body = { moduleCode: 'information', value: {} } as const;
    const { data: content } = await hanako.call(editor.addContent, { params, body });
    expect(content.contentId).toBeGreaterThan(lastContent);
  });
});

const place = ['documents', '*', 'id'];
const allot = async () => (await hanako.call(allotEntryNumber, { params, body: { part, place } })).data.id;
type Entry = Record<string, unknown> & { id: number };
async function documents(): Promise<Entry[]> {
  const { data } = await hanako.call(editor.readPart, { params, query: { part } });
  return (data.value as { documents: Entry[] }).documents;
}
async function save(before: readonly Entry[], after: readonly Entry[]): Promise<void> {
  const changes = [{ path: ['documents'], before, after }];
  const { data } = await hanako.call(editor.savePart, { params, body: { part, changes } });
  expect([data.issues, data.clashes]).toEqual([[], []]);
}

describe('the number of an entry of a list', () => {
  test('is above all that the public version, the draft and the kept publications have', async () => {
    const [first] = await documents();
    await save(await documents(), [...(await documents()), { ...first!, id: 40 }]);
    await publish();
    await save(await documents(), [first!]);
    await publish();
    expect(await allot()).toBe(41);
  });

  test('is given once, also to those who ask at the same time, and after the entry was removed', async () => {
    const both = await Promise.all([allot(), allot(), allot()]);
    expect(new Set(both).size).toBe(3);
    const before = await documents();
    const id = await allot();
    await save(before, [...before, { ...before[0]!, id }]);
    await save([...before, { ...before[0]!, id }], before);
    expect(await allot()).toBeGreaterThan(id);
  });

  test('counts those that somebody removes who brought them in a file', async () => {
    const before = await documents();
    const long = [...before, { ...before[0]!, id: 900 }];
    await save(before, long);
    await save(long, before);
    expect(await allot()).toBe(901);
  });

  test('is that of its own list, and of a part that is there', async () => {
    const other = { part, place: ['movies', '*', 'id'] };
    expect((await hanako.call(allotEntryNumber, { params, body: other })).data.id).toBeLessThan(100);
    const gone = { part: `item-${contentId}-999999`, place };
    expect((await hanako.call(allotEntryNumber, { params, body: gone })).status).toBe(404);
    const odd = { part, place: ['documents"] ? (1 == 1', '*', 'id'] };
    expect((await hanako.call(allotEntryNumber, { params, body: odd })).status).toBe(422);
  });

  test('an exhibitor gets for their own booth alone', async () => {
    const scope = { booths: [{ contentId, detailId: 1 }] };
    const exhibitor = await operatorAt(site, 'event/11', 'exhibitor', 'booth@example.jp', scope);
    const at = (detailId: number, name: string) =>
      exhibitor.call(allotBoothEntryNumber, {
        params: { ...params, contentId, detailId },
        body: { part: name, place },
      });
    expect((await at(1, part)).data.id).toBeGreaterThan(901);
    expect((await at(1, `item-${contentId}-2`)).status).toBe(404);
    expect((await at(2, `item-${contentId}-2`)).status).toBe(404);
  });
});
