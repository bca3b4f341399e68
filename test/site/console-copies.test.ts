import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleDocuments } from '#app/module-documents.ts';
import * as editor from '#features/editor/contract.ts';
import { copySite } from '#features/editor/contract/copy.ts';
import { readDoors, setPasscode } from '#features/editor/contract/doors.ts';
import { readFaults } from '#features/editor/contract/faults.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { createStoredDocuments, readDraft } from '#features/site/server.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

type Fields = Record<string, Json>;
const params = { site: 'event-12' };
const dates = { startDate: '2027-05-01 10:00', endDate: '2027-05-02 17:00' };
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'portal/1', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const change = async (edit: (value: Fields) => Fields): Promise<void> => {
  const { data } = await owner.call(editor.readPart, { params, query: { part: 'settings' } });
  const before = data.value as Fields;
  const changes = diffParts(before, edit(before)).map((one) => ({ ...one, path: [...one.path] }));
  const saved = await owner.call(editor.savePart, { params, body: { part: 'settings', changes } });
  expect(saved.data.issues).toEqual([]);
};
const copied = async (name: Record<string, string> = { jpn: '来年の会' }) => {
  const { data } = await owner.call(copySite, { params, body: { name, ...dates } });
  const draft = await readDraft(
    site.database.kysely,
    createStoredDocuments(moduleDocuments, () => {}),
    data.site.replace('-', '/'),
  );
  return { site: data.site, draft: draft!, document: draft!.document! };
};

describe('a copy of a closed event', () => {
  test('is locked by a new passcode, which its maker reads', async () => {
    await owner.call(setPasscode, { params, body: { passcode: '407318' } });
    const { site: made, draft, document } = await copied();
    expect(document.usePasscodeLock).toBe(true);
    expect(draft.passcode).toMatch(/^\d{6}$/);
    expect(draft.passcode).not.toBe('407318');
    const doors = await owner.call(readDoors, { params: { site: made } });
    expect(doors.data.passcode).toBe(draft.passcode);
    expect((await owner.call(readFaults, { params: { site: made } })).data.faults).toEqual([]);
    await owner.call(setPasscode, { params, body: { passcode: null } });
  });

  test('that only invited people enter lets nobody in before somebody is invited', async () => {
    await change((value) => ({ ...value, isInvitingEvent: true }));
    const { site: made, document } = await copied();
    expect(document.isInvitingEvent).toBe(true);
    const rows = await site.database.kysely
      .selectFrom('draft_invitation')
      .selectAll()
      .where('site_key', '=', made.replace('-', '/'))
      .execute();
    expect(rows).toEqual([]);
    await change(({ isInvitingEvent: _, ...value }) => value);
  });

  test('that keeps its own accounts asks for a login, without the provider of the original', async () => {
    const login = { isEnabled: true, isRequiredAtStartup: true, authMethod: 'OpenId', authName: { jpn: '社員証' } };
    const before = (await owner.call(editor.readPart, { params, query: { part: 'settings' } })).data.value as Fields;
    await change((value) => ({ ...value, usePortal: false, login }));
    const { document } = await copied();
    expect(document.login).toMatchObject({ isEnabled: true, isRequiredAtStartup: true });
    expect(document.login).not.toHaveProperty('authMethod');
    // The provider of a portal serves its events, the copy too.
    await change((value) => ({ ...value, usePortal: true }));
    expect((await copied()).document.login).toMatchObject({ authMethod: 'OpenId' });
    await change(() => before);
  });
});

describe('the name of a copy', () => {
  test('is taken in each language of the event, and in no other', async () => {
    const { document } = await copied({ jpn: '来年の会', eng: 'Next year', chi: ' ' });
    expect(document.webSetting.title).toEqual({ jpn: '来年の会', eng: 'Next year' });
    expect(document.overview.name).toEqual({ jpn: '来年の会', eng: 'Next year' });
  });

  test('is needed in the first language, and an end before the start is refused at its field', async () => {
    const refused = async (body: { name: Record<string, string>; startDate: string; endDate: string }) => {
      const { status, errors } = await owner.call(copySite, { params, body });
      return [status, Object.keys(errors ?? {})];
    };
    expect(await refused({ name: { eng: 'Next year' }, ...dates })).toEqual([422, ['name']]);
    const turned = { startDate: dates.endDate, endDate: dates.startDate };
    expect(await refused({ name: { jpn: '会' }, ...turned })).toEqual([422, ['endDate']]);
  });
});

test('links of an event to its own pages lead to those of its copy, and links to others stay', async () => {
  const own = '/web/portal/1/event/12/module/ticket/10';
  const other = '/web/portal/1/event/123/module/ticket/10';
  const before = (await owner.call(editor.readPart, { params, query: { part: 'settings' } })).data.value as Fields;
  await change((value) => ({
    ...value,
    overview: { ...(value['overview'] as Fields), organizerUrl: own, placeMapUrl: other },
  }));
  const { site: made, document } = await copied();
  const number = made.replace('event-', '');
  expect(document.overview).toMatchObject({
    organizerUrl: `/web/portal/1/event/${number}/module/ticket/10`,
    placeMapUrl: other,
  });
  await change(() => before);
});

test('whoever may make nothing in the portal is told so by the outline, and is refused', async () => {
  const hanako = await operatorAt(site, 'event/12', 'editor', 'hanako@example.jp');
  expect((await hanako.call(editor.readOutline, { params })).data.mayCopy).toBe(false);
  expect((await owner.call(editor.readOutline, { params })).data.mayCopy).toBe(true);
  expect((await hanako.call(copySite, { params, body: { name: { jpn: '会' }, ...dates } })).status).toBe(403);
});
