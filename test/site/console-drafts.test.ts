import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readChanges } from '#features/editor/contract/changes.ts';
import { listSoldItems } from '#features/editor/contract/sold.ts';
import { copySite } from '#features/editor/contract/copy.ts';
import { listVersions, restoreKeptDraft, restoreVersion } from '#features/editor/contract/versions.ts';
import { createStoredDocuments, readDraft } from '#features/site/server.ts';
import { moduleDocuments } from '#app/module-documents.ts';
import { parseInstant } from '#kernel/period.ts';
import { sellTicket } from '../sell-ticket.ts';
import { diffParts, type FieldChange, type Json } from '#features/editor/rules/part-changes.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

type Fields = Record<string, Json>;
const params = { site: 'event-12' };
const hour = 3_600_000;
let site: TestSite;
let hanako: ConsoleClient;
let james: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  hanako = await operatorAt(site, 'event/12', 'editor', 'hanako@example.jp');
  // The event sells for money.
  await setUpApp(hanako);
  james = await operatorAt(site, 'event/12', 'editor', 'james@example.jp');
});
afterAll(() => site.close());

const read = async (client: ConsoleClient, part = 'settings') => {
  const { data } = await client.call(editor.readPart, { params, query: { part } });
  return { ...data, value: data.value as Fields };
};
const sent = (changes: readonly FieldChange[]) => changes.map((change) => ({ ...change, path: [...change.path] }));
const save = async (client: ConsoleClient, changes: readonly FieldChange[], part = 'settings') =>
  (await client.call(editor.savePart, { params, body: { part, changes: sent(changes) } })).data;
const overview = (value: Fields): Fields => value['overview'] as Fields;
const named = (value: Fields, language: string, name: string): Fields => ({
  ...value,
  overview: { ...overview(value), name: { ...(overview(value)['name'] as Fields), [language]: name } },
});
const publicName = async (): Promise<string> => {
  await site.hiroba.features.site.directory.refresh();
  const html = await site.page('/web/portal/1/event/12', { 'accept-language': 'en', cookie: 'language=eng' });
  return /<title>([^<]*)/.exec(html)?.[1] ?? '';
};

describe('two editors of one part', () => {
  test('who write different languages of one text both keep what they wrote', async () => {
    const [ofHanako, ofJames] = [await read(hanako), await read(james)];
    const first = await save(hanako, diffParts(ofHanako.value, named(ofHanako.value, 'jpn', '秋の展示会')));
    const second = await save(james, diffParts(ofJames.value, named(ofJames.value, 'eng', 'Autumn Fair')));
    expect([first.clashes, second.clashes, second.edition]).toEqual([[], [], ofHanako.edition + 2]);
    expect(overview((await read(hanako)).value)['name']).toMatchObject({ jpn: '秋の展示会', eng: 'Autumn Fair' });
  });

  test('who write the same field are told of both texts, and the first one stays until somebody decides', async () => {
    const { value } = await read(hanako);
    await save(hanako, diffParts(value, named(value, 'eng', 'Autumn Expo')));
    const { clashes } = await save(james, diffParts(value, named(value, 'eng', 'Fall Fair')));
    expect(clashes).toEqual([
      { path: ['overview', 'name', 'eng'], before: 'Autumn Fair', after: 'Fall Fair', current: 'Autumn Expo' },
    ]);
    expect(overview((await read(james)).value)['name']).toMatchObject({ eng: 'Autumn Expo' });
  });

  test('who save at the same time lose nothing of each other', async () => {
    const { value } = await read(hanako);
    const languages = ['chi', 'zhtw', 'kor', 'eng', 'jpn'];
    const answers = await Promise.all(
      languages.map((language, at) =>
        save(at % 2 === 0 ? hanako : james, diffParts(value, named(value, language, `名 ${language}`))),
      ),
    );
    expect(answers.map(({ clashes }) => clashes)).toEqual(languages.map(() => []));
    const name = overview((await read(hanako)).value)['name'];
    expect(name).toEqual(Object.fromEntries(languages.map((language) => [language, `名 ${language}`])));
  });
});

describe('what is typed', () => {
  test('is kept for its editor while it is not valid, and is stored once it is; nobody else sees it', async () => {
    const { value } = await read(hanako);
    const wrong = { ...value, overview: { ...overview(value), startDate: '来週の土曜' } };
    const { issues, edition } = await save(hanako, diffParts(value, wrong));
    expect(issues).toMatchObject([{ place: ['overview', 'startDate'], code: 'rule' }]);
    const back = await read(hanako);
    expect([back.edition, back.typed]).toEqual([edition, sent(diffParts(value, wrong))]);
    expect(back.value).toEqual(value);
    expect((await read(james)).typed).toEqual([]);
    // A publication goes without it, which its editor is told and nobody else.
    const unfinished = async (who: ConsoleClient) => (await who.call(readChanges, { params })).data.unfinished;
    expect(await unfinished(hanako)).toEqual([expect.objectContaining({ part: 'settings', path: [] })]);
    expect(await unfinished(james)).toEqual([]);
    const right = { ...value, overview: { ...overview(value), startDate: '2026-12-05 10:00' } };
    expect((await save(hanako, diffParts(value, right))).issues).toEqual([]);
    expect([(await read(hanako)).typed, await unfinished(hanako)]).toEqual([[], []]);
    // Typed away again: what is stored is what was typed, and nothing is sent but that.
    const stored = (await read(hanako)).value;
    await save(hanako, diffParts(stored, { ...stored, overview: { ...overview(stored), startDate: 'いつか' } }));
    expect(await unfinished(hanako)).toHaveLength(1);
    expect((await save(hanako, [])).issues).toEqual([]);
    expect([(await read(hanako)).typed, await unfinished(hanako)]).toEqual([[], []]);
  });

  test('as HTML is stored as safe as from a site file', async () => {
    const { data: outline } = await hanako.call(editor.readOutline, { params });
    const { contentId } = outline.contents.find(({ moduleCode }) => moduleCode === 'information')!;
    const body = '<p onclick="steal()">本日</p><script>steal()</script><a href="javascript:steal()">続き</a>';
    const item = { title: { jpn: '本日のお知らせ' }, body: { jpn: body }, createdAt: '2026-11-20 09:00' };
    const { data } = await hanako.call(editor.addItem, { params: { ...params, contentId }, body: { value: item } });
    const { value } = await read(hanako, `item-${contentId}-${data.detailId}`);
    expect(JSON.stringify(value)).toContain('本日');
    expect(JSON.stringify(value)).not.toMatch(/steal/);
  });

  test('cannot change the numbers of a part, and names each field that is wrong', async () => {
    const { data: outline } = await hanako.call(editor.readOutline, { params });
    const { contentId } = outline.contents.find(({ moduleCode }) => moduleCode === 'information')!;
    const part = `content-${contentId}`;
    const { value } = await read(hanako, part);
    const { value: after } = await save(hanako, diffParts(value, { ...value, contentId: 999 }), part);
    expect(after).toMatchObject({ contentId });
    const empty = await hanako.call(editor.addItem, {
      params: { ...params, contentId },
      body: { value: { title: {} } },
    });
    expect(empty.data.issues.map(({ place, code }) => [place.join('.'), code])).toEqual([
      ['title', 'rule'],
      ['createdAt', 'required'],
    ]);
  });
});

describe('a publication', () => {
  test('can be brought back as the draft, and says who made it', async () => {
    const publish = () => hanako.call(editor.publishSite, { params, body: {} });
    const { value } = await read(hanako);
    await save(hanako, diffParts(value, named(value, 'eng', 'First')));
    await publish();
    const first = (await read(hanako)).value;
    await save(hanako, diffParts(first, named(first, 'eng', 'Second')));
    await publish();
    const { publications: versions } = (await james.call(listVersions, { params })).data;
    expect(versions.slice(0, 2)).toMatchObject([{ by: 'hanako' }, { by: 'hanako' }]);
    const restore = { params: { ...params, revisionId: versions[1]!.revision } };
    expect((await james.call(restoreVersion, restore)).status).toBe(200);
    expect((await read(hanako)).value).toEqual(first);
    expect((await hanako.call(editor.readOutline, { params })).data).toMatchObject({ hasChanges: true });
    await publish();
    expect((await hanako.call(editor.readOutline, { params })).data).toMatchObject({ hasChanges: false });
    const gone = { params: { ...params, revisionId: 1 } };
    expect((await james.call(restoreVersion, gone)).status).toBe(404);

    // What was brought back took the place of a draft, which is brought back in its turn.
    const { value: kept } = await read(hanako);
    await save(hanako, diffParts(kept, named(kept, 'eng', 'Not published')));
    await james.call(restoreVersion, restore);
    const [draft] = (await james.call(listVersions, { params })).data.drafts;
    expect(draft).toMatchObject({ before: 'restore', by: 'james' });
    const undo = { params: { ...params, keptId: draft!.keptId } };
    expect((await hanako.call(restoreKeptDraft, undo)).status).toBe(200);
    expect(overview((await read(hanako)).value)['name']).toMatchObject({ eng: 'Not published' });
    // Five are kept; the one that is brought back last is not lost on the way.
    for (let time = 0; time < 6; time += 1) await james.call(restoreVersion, restore);
    const { drafts } = (await james.call(listVersions, { params })).data;
    expect(drafts).toHaveLength(5);
    const oldest = { params: { ...params, keptId: drafts.at(-1)!.keptId } };
    expect((await hanako.call(restoreKeptDraft, oldest)).status).toBe(200);
    expect((await hanako.call(restoreKeptDraft, undo)).status).toBe(404);
    await publish();
  });

  test('that is planned and that its draft does not allow is given up, and whoever planned it is told by mail', async () => {
    const { value } = await read(hanako);
    const turned = {
      ...value,
      overview: { ...overview(value), startDate: '2026-12-25 10:00', endDate: '2026-12-24 10:00' },
    };
    const at = '2026-11-20 11:00';
    await hanako.call(editor.publishSite, { params, body: { at } });
    const name = await publicName();
    await save(hanako, diffParts(value, turned));
    site.setNow(testNow + hour);
    await site.hiroba.jobs.runDue();
    expect((await james.call(editor.readOutline, { params })).data.plannedAt).toBeNull();
    expect(await publicName()).toBe(name);
    const [mail] = await site.mails('hanako@example.jp');
    expect(mail).toMatchObject({ subject: expect.stringContaining('could not be published') });
    // The plan is gone: it is not tried again, and nobody is told twice.
    const before = (await site.mails('hanako@example.jp')).length;
    site.setNow(testNow + 2 * hour);
    await site.hiroba.jobs.runDue();
    expect((await site.mails('hanako@example.jp')).length).toBe(before);
    site.setNow(testNow);
    await save(hanako, diffParts(turned, value));
  });

  test('waits for its time in Tokyo, goes out as the draft stands then, and can be given up', async () => {
    const { value } = await read(hanako);
    const before = await publicName();
    await save(hanako, diffParts(value, named(value, 'eng', 'Typed before')));
    const at = '2026-11-20 12:00';
    const planned = await hanako.call(editor.publishSite, { params, body: { at } });
    expect(planned.data.revision).toBeNull();
    expect((await james.call(editor.readOutline, { params })).data.plannedAt).toBe('2026-11-20T12:00:00+09:00');
    site.setNow(testNow + hour);
    await site.hiroba.jobs.runDue();
    expect(await publicName()).toBe(before);
    site.setNow(testNow + 2 * hour);
    await site.hiroba.jobs.runDue();
    expect((await james.call(editor.readOutline, { params })).data).toMatchObject({
      plannedAt: null,
      hasChanges: false,
    });

    await hanako.call(editor.publishSite, { params, body: { at: '2026-11-20 15:00' } });
    const { value: published } = await read(hanako);
    await save(hanako, diffParts(published, named(published, 'eng', 'Not yet')));
    expect((await james.call(editor.cancelPublication, { params })).status).toBe(200);
    expect((await james.call(editor.cancelPublication, { params })).status).toBe(404);
    site.setNow(testNow + 6 * hour);
    await site.hiroba.jobs.runDue();
    expect((await james.call(editor.readOutline, { params })).data).toMatchObject({
      plannedAt: null,
      hasChanges: true,
    });
    site.setNow(testNow);
  });
});

describe('the contents of a draft', () => {
  const outline = async () => (await hanako.call(editor.readOutline, { params })).data;
  const idsOf = async () => (await outline()).contents.map(({ contentId }) => contentId);

  test('are added, put in order and taken out; what another editor added meanwhile stays where it is', async () => {
    const before = await idsOf();
    const added = await hanako.call(editor.addContent, { params, body: { moduleCode: 'information' } });
    const { contentId } = added.data;
    expect(before).not.toContain(contentId);
    expect(await idsOf()).toEqual([...before, contentId]);
    const [first, second, ...rest] = before;
    const moved = await james.call(editor.orderContents, { params, body: { order: [second!, first!, ...rest] } });
    expect(moved.data.order).toEqual([second, first, ...rest, contentId]);
    expect(await idsOf()).toEqual(moved.data.order);
    expect((await hanako.call(editor.removeContent, { params: { ...params, contentId } })).status).toBe(200);
    const again = await hanako.call(editor.addContent, { params, body: { moduleCode: 'information' } });
    // A number is never used twice.
    expect(again.data.contentId).toBeGreaterThan(contentId);
    await hanako.call(editor.removeContent, { params: { ...params, contentId: again.data.contentId } });
    const wrong = await hanako.call(editor.addContent, {
      params,
      body: { moduleCode: 'timetable', value: { title: 3 } },
    });
    expect(wrong.data).toMatchObject({ contentId: 0, issues: [{ place: ['title'] }] });
  });

  test('have their items in the order that was given, and all of them', async () => {
    const { contentId } = (await outline()).contents.find(({ moduleCode }) => moduleCode === 'information')!;
    const list = () => hanako.call(editor.listItems, { params: { ...params, contentId } });
    const ids = (await list()).data.items.map(({ detailId }) => detailId);
    const order = ids.toReversed().slice(1);
    const { data } = await hanako.call(editor.orderItems, { params: { ...params, contentId }, body: { order } });
    expect(new Set(data.order)).toEqual(new Set(ids));
    expect((await list()).data.items.map(({ detailId }) => detailId)).toEqual(data.order);
  });

  test('that somebody bought stay, with what to do instead', async () => {
    const { contentId } = (await outline()).contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
    const { data } = await hanako.call(editor.listItems, { params: { ...params, contentId } });
    const { detailId } = data.items[0]!;
    const soldOf = async () => (await hanako.call(listSoldItems, { params: { ...params, contentId } })).data.sold;
    expect(await soldOf()).not.toContain(detailId);
    await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item: { detailId } });
    expect(await soldOf()).toContain(detailId);
    const sold = await hanako.call(editor.removeItem, { params: { ...params, contentId, detailId } });
    expect(sold).toMatchObject({ status: 409, message: expect.stringContaining('hide it or end its sale') });
    expect((await hanako.call(editor.removeContent, { params: { ...params, contentId } })).status).toBe(409);
    expect((await outline()).contents.map((one) => one.contentId)).toContain(contentId);
  });
});

describe('a copy of an event', () => {
  test('has everything of it with every date moved, and neither its domain nor its secrets; the original stays as it is', async () => {
    const owner = await operatorAt(site, 'portal/1', 'owner', 'portal@example.jp');
    const source = await draftOf('event/12');
    const start = (source.site['overview'] as Fields)['startDate'] as string;
    const body = { name: { jpn: '来年の会' }, startDate: '2027-11-27 11:00', endDate: '2027-11-28 17:00' };
    expect((await hanako.call(copySite, { params, body })).status).toBe(403);
    const { data } = await owner.call(copySite, { params, body });
    expect(await draftOf('event/12')).toEqual(source);
    const copy = await draftOf(data.site.replace('-', '/'));
    expect(copy.site).toMatchObject({
      portalId: 1,
      webSetting: { title: { jpn: '来年の会' } },
      usePasscodeLock: false,
    });
    expect(copy.site['webSetting']).not.toHaveProperty('ownDomain');
    const [dates, moved] = [datesIn(source.modules), datesIn(copy.modules)];
    expect(moved.length).toBe(dates.length);
    expect(dates.length).toBeGreaterThan(20);
    const year = (parseInstant('2027-11-27 11:00') as number) - (parseInstant(start) as number);
    for (const [at, date] of dates.entries()) {
      const by = (parseInstant(moved[at]!) as number) - (parseInstant(date) as number);
      expect([date, moved[at], Math.abs(by - year) < 24 * hour]).toEqual([date, moved[at], true]);
    }
    const shown = (await owner.call(editor.readOutline, { params: { site: data.site } })).data;
    expect(shown).toMatchObject({ isPublished: false, startDate: '2027-11-27 11:00' });
    // Who made it owns it, and nobody else of the original sees it.
    expect((await hanako.call(editor.readOutline, { params: { site: data.site } })).status).toBe(404);
  });

  async function draftOf(siteKey: string) {
    const { kysely } = site.database;
    const stored = createStoredDocuments(moduleDocuments, () => {});
    const draft = await readDraft(kysely, stored, siteKey);
    return { site: draft?.document as unknown as Fields, modules: draft?.contents as unknown as Json };
  }

  function datesIn(value: Json): string[] {
    if (typeof value === 'string') return /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d\S*)?$/.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(datesIn) : [];
  }
});

test('a picture is stored as a document names it, and a file that is none is refused with a sentence', async () => {
  const send = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData();
    form.append('image', new File([bytes], name, { type: name.endsWith('svg') ? 'image/svg+xml' : 'image/png' }));
    const answer = await site.post(`/console/api/sites/${params.site}/picture`, form, {
      origin: 'http://hiroba.test',
      'console-call': '1',
      language: 'eng',
      cookie: hanako.cookie(),
    });
    return { status: answer.status, body: (await answer.json()) as { data?: { url: string }; message?: string } };
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>';
  const stored = await send(new TextEncoder().encode(svg), 'cover.svg');
  expect(stored).toMatchObject({ status: 200, body: { data: { width: 512, height: 256 } } });
  expect((await site.get(stored.body.data!.url)).headers.get('content-type')).toBe('image/webp');
  const refused = await send(new TextEncoder().encode('no picture'), 'cover.png');
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.body.message).toMatch(/picture|image/i);
});
