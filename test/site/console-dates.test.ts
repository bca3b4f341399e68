import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { changeDates, readStrayDates } from '#features/editor/contract/dates.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

type Fields = Record<string, Json>;
const period = { startDate: '2027-02-20 10:00', endDate: '2027-02-21 17:00' };
const later = { startDate: '2027-02-27 10:00', endDate: '2027-02-28 17:00' };
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const made = async () => {
  const body = { template: 'conference', language: 'jpn' as const, name: '会', ...period };
  return { site: (await owner.call(editor.makeSite, { body })).data.site };
};
const read = async (params: { site: string }, part: string) =>
  (await owner.call(editor.readPart, { params, query: { part } })).data.value as Fields;
const write = async (params: { site: string }, part: string, edit: (value: Fields) => Fields): Promise<void> => {
  const before = await read(params, part);
  const changes = diffParts(before, edit(before)).map((one) => ({ ...one, path: [...one.path] }));
  expect((await owner.call(editor.savePart, { params, body: { part, changes } })).data.issues).toEqual([]);
};
const moveEvent = (params: { site: string }, to: { startDate: string; endDate: string }) =>
  write(params, 'settings', (value) => ({ ...value, overview: { ...(value['overview'] as Fields), ...to } }));
const stray = async (params: { site: string }, query = {}) =>
  (await owner.call(readStrayDates, { params, query })).data;

test('an event that nobody moved has no date outside of its days', async () => {
  expect(await stray(await made())).toEqual({ outside: [], total: 0, moves: [] });
});

test('what stayed behind is named by its field, goes along by one call, and comes back by another', async () => {
  const params = await made();
  const session = await read(params, 'item-50-1');
  const ticket = await read(params, 'item-10-2');
  await moveEvent(params, later);
  const found = await stray(params, period);
  const named = found.outside.map(({ part, path }) => `${part} ${path.join('.')}`);
  expect(named).toEqual(expect.arrayContaining(['item-50-1 held_datetime.startDate', 'item-10-2 salesPeriodEnd']));
  expect(found.outside.find(({ part }) => part === 'item-50-1')).toMatchObject({ moduleCode: 'schedule' });

  const { data } = await owner.call(changeDates, { params, body: { changes: found.moves } });
  expect(data.changed).toBe(found.moves.length);
  const week = (date: unknown) => String(date).replace(/02-2(\d)/, (_, day) => `02-2${Number(day) + 7}`);
  const heldIn = (value: Fields) => (value['held_datetime'] as Fields)['startDate'];
  expect(heldIn(await read(params, 'item-50-1'))).toBe(week(heldIn(session)));
  expect((await read(params, 'item-10-2'))['salesPeriodEnd']).toBe(week(ticket['salesPeriodEnd']));
  expect((await stray(params, period)).total).toBe(0);

  const changes = found.moves.map((one) => ({ ...one, before: one.after, after: one.before }));
  await owner.call(changeDates, { params, body: { changes } });
  expect(await read(params, 'item-50-1')).toEqual(session);
  expect(await read(params, 'item-10-2')).toEqual(ticket);
});

test('without a period given, the published one counts, and before a publication the programme', async () => {
  const params = await made();
  await moveEvent(params, later);
  const byProgramme = await stray(params);
  expect(byProgramme.total).toBeGreaterThan(0);
  await moveEvent(params, period);
  await owner.call(editor.publishSite, { params });
  await moveEvent(params, later);
  expect((await stray(params)).outside).toEqual(expect.arrayContaining(byProgramme.outside));
});

test('the dates of a module go along too, as when its questions open', async () => {
  const params = await made();
  const question = { detailId: 1, entryFormKey: 'a', answerMethod: 'TEXT', label: { jpn: 'ご感想' } };
  const base = { enableVisiblePeriod: true, visibleStartDate: period.endDate };
  const body = { moduleCode: 'questionnaire' as const, value: { serverContent: { base, questions: [question] } } };
  const { data: added } = await owner.call(editor.addContent, { params, body });
  expect(added.issues).toEqual([]);
  await moveEvent(params, later);
  const found = await stray(params, period);
  const part = `content-${added.contentId}`;
  const path = ['serverContent', 'base', 'visibleStartDate'];
  expect(found.outside).toContainEqual(expect.objectContaining({ part, path, date: period.endDate }));
  expect(found.moves).toContainEqual({ part, path, before: period.endDate, after: later.endDate });
});

test('a date that somebody else has changed since stays as it is', async () => {
  const params = await made();
  await moveEvent(params, later);
  const { moves } = await stray(params, period);
  const move = moves.find(({ part }) => part === 'item-10-2')!;
  await write(params, 'item-10-2', (value) => ({ ...value, salesPeriodEnd: '2027-02-25 12:00' }));
  const { data } = await owner.call(changeDates, { params, body: { changes: [move] } });
  expect(data.changed).toBe(0);
  expect((await read(params, 'item-10-2'))['salesPeriodEnd']).toBe('2027-02-25 12:00');
});
