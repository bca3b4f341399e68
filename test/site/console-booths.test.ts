import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boothDocuments } from '#features/booth/documents.ts';
import { listBooths } from '#features/booth/contract/list.ts';
import * as booths from '#features/editor/contract/booth.ts';
import * as editor from '#features/editor/contract.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { fieldsOfExhibitor } from '#kernel/console/exhibitor-fields.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { buildPath } from '#kernel/endpoint.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

/** Two booths of the expo; the exhibitor keeps the first. */
const [own, other] = [1, 2].map((detailId) => ({ site: 'event-11', contentId: 200, detailId }));
const partOf = ({ contentId, detailId } = own!) => `item-${contentId}-${detailId}`;
let site: TestSite;
let exhibitor: ConsoleClient;
let organiser: ConsoleClient;
let calls: ConsoleEndpoint[];

beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  calls = site.hiroba.consoleApi.endpoints.filter(({ may }) => may === 'exhibit');
  const scope = { booths: [{ contentId: 200, detailId: 1 }] };
  exhibitor = await operatorAt(site, 'event/11', 'exhibitor', 'aoi@example.jp', scope);
  organiser = await operatorAt(site, 'event/11', 'owner');
  // The event sells for money.
  await setUpApp(organiser);
  await setUpApp(exhibitor);
});
afterAll(() => site.close());

const save = async (path: string[], before: unknown, after: unknown) =>
  exhibitor.call(booths.saveOwnBooth, {
    params: own!,
    body: { part: partOf(), changes: [{ path, before, after }] },
  });
const valueOf = async () => {
  const { data } = await exhibitor.call(booths.readOwnBooth, { params: own!, query: { part: partOf() } });
  return data.value as Record<string, never>;
};
const organiserSaves = async (part: string, path: string[], before: unknown, after: unknown) => {
  const body = { part, changes: [{ path, before, after }] } as never;
  return (await organiser.call(editor.savePart, { params: { site: 'event-11' }, body })).data;
};
const shownTo = async (headers: Record<string, string>, path = 'event_booth/1/11/200') => {
  await site.hiroba.features.site.directory.refresh();
  const answer = await site.get(`/web_api/v2/${path}`, { language: 'jpn', ...headers });
  return { status: answer.status, text: await answer.text() };
};
const listPath = (query = '') => buildPath(listBooths.path, { portalId: 1, eventId: 11, contentId: 200 }) + query;

describe('an exhibitor', () => {
  test('is let to the booths of their grant by every call, and another booth is as one that does not exist', async () => {
    const named = calls.filter(({ path }) => path.includes('{contentId}'));
    expect(calls.filter((one) => !named.includes(one)).map(({ name }) => name)).toEqual(['listOwnBooths']);
    expect(named.length).toBeGreaterThan(4);
    for (const endpoint of named) {
      expect([endpoint.name, endpoint.path.includes('/booths/{contentId}/{detailId}')]).toEqual([endpoint.name, true]);
      for (const place of [other!, { ...own!, contentId: 201 }, { ...own!, contentId: 1, detailId: 200 }]) {
        const params = { ...place, reservationId: 1 };
        const { status } = await exhibitor.call(endpoint, { params });
        expect([endpoint.name, place, status]).toEqual([endpoint.name, place, 404]);
      }
    }
    const { data } = await exhibitor.call(booths.listOwnBooths, { params: { site: 'event-11' } });
    expect(data.booths.map(({ title }) => title?.eng)).toEqual(['Aoi Seiki']);
  });

  test('names no other part of the draft by the address of their own booth', async () => {
    for (const part of [partOf(other), 'settings', 'content-200', 'item-300-1']) {
      expect((await exhibitor.call(booths.readOwnBooth, { params: own!, query: { part } })).status).toBe(404);
      const body = { part, changes: [{ path: ['stand'], before: '', after: 'A' }] };
      expect((await exhibitor.call(booths.saveOwnBooth, { params: own!, body })).status).toBe(404);
    }
  });

  test('changes what exhibitors keep, and nothing that the organiser decides', async () => {
    const kept = (fields: readonly FormField[], under = ''): string[] =>
      fields.flatMap(({ key, fields: inside, meaning }) =>
        meaning.keptBy === 'exhibitor' ? [under + key] : kept(inside, `${under}${key}.`),
      );
    expect(kept(fieldsOfExhibitor(formFields(boothDocuments[0].item)))).toEqual([
      'phonetic',
      'logo',
      'items.title',
      'items.main_image',
      'items.description',
      'movies',
      'products',
      'documents',
      'exhibitorAdministrators',
      'autoReply',
      'contactMail',
      'businessTalk.description',
      'businessTalk.deadline',
      'businessTalk.persons',
    ]);
    const before = await valueOf();
    const decided = (fields: readonly FormField[], under: string[] = []): string[][] =>
      fields.flatMap(({ key, fields: inside, meaning }) => {
        if (meaning.keptBy === 'exhibitor' || key === 'detailId') return [];
        return inside.length > 0 ? decided(inside, [...under, key]) : [[...under, key]];
      });
    const paths = decided(formFields(boothDocuments[0].item));
    expect(paths).toEqual(expect.arrayContaining([['stand'], ['schedule'], ['businessTalk', 'enable']]));
    for (const path of paths) {
      const now = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], before);
      expect([path, (await save(path, now, 'x')).status]).toEqual([path, 403]);
    }
    expect(await valueOf()).toEqual(before);
    const changed = await save(['items', 'title', 'value', 'eng'], 'Aoi Seiki', 'Aoi Precision');
    expect([changed.status, changed.data.issues, changed.data.clashes]).toEqual([200, [], []]);
  });

  test('sees in the preview their own draft, and of everything else what is public', async () => {
    await organiserSaves(partOf(other), ['items', 'title', 'value', 'jpn'], undefined, undefined);
    const secret = 'まだ内緒の名前';
    const { data } = await organiser.call(editor.readPart, {
      params: { site: 'event-11' },
      query: { part: partOf(other) },
    });
    const title = (data.value as { items: { title: { value: Record<string, string> } } }).items.title.value;
    await organiserSaves(partOf(other), ['items', 'title', 'value', 'jpn'], title['jpn'], secret);
    await save(['items', 'title', 'value', 'jpn'], '蒼井精機', '蒼井精密');
    const { data: opened } = await exhibitor.call(booths.openBoothPreview, { params: own! });
    const [page, token = ''] = opened.path.split('?isDraft=true&access_token=');
    expect(page).toBe('/web/portal/1/event/11/module/booth/200/1');
    const preview = { 'access-token': token, 'preview-agent': 'previewer' };
    const list = await shownTo(preview, listPath('?per_page=100'));
    expect([list.status, list.text.includes('蒼井精密'), list.text.includes(title['jpn']!)]).toEqual([200, true, true]);
    expect(list.text).not.toContain(secret);
    const detail = (detailId: number) => shownTo(preview, `ex/detail/1/11/200/${detailId}`);
    expect((await detail(1)).text).toContain('蒼井精密');
    expect((await detail(2)).text).not.toContain(secret);
    expect((await shownTo({}, listPath('?per_page=100'))).text).not.toContain('蒼井精密');
  });

  test('makes their booth public where the organiser lets them, and no other draft with it', async () => {
    const publish = () => exhibitor.call(booths.publishOwnBooth, { params: own! });
    expect((await publish()).status).toBe(403);
    // The organiser's press, for this booth alone.
    const params = { ...own! };
    expect((await organiser.call(booths.publishBooth, { params })).status).toBe(200);
    const list = (await shownTo({}, listPath('?per_page=100'))).text;
    expect([list.includes('蒼井精密'), list.includes('まだ内緒の名前')]).toEqual([true, false]);
    await organiserSaves('content-200', ['serverContent', 'exhibitorsPublish'], false, true);
    // A setting counts once it is public.
    expect((await publish()).status).toBe(403);
    await organiser.call(editor.publishSite, { params: { site: 'event-11' }, body: {} });
    await save(['items', 'title', 'value', 'jpn'], '蒼井精密', '蒼井の工場');
    expect((await publish()).status).toBe(200);
    expect((await shownTo({}, listPath('?per_page=100'))).text).toContain('蒼井の工場');
    const { data } = await exhibitor.call(booths.listOwnBooths, { params: { site: 'event-11' } });
    expect(data.booths).toMatchObject([{ isPublished: true, hasChanges: false, mayPublish: true }]);
  });
});
