import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import * as operator from '#features/operator/contract.ts';
import { makeLink } from '#features/operator/server.ts';
import { type ConsoleClient, consoleClient } from '../console-client.ts';
import { operatorPassword, setUpApp } from '../console-operators.ts';
import { tries } from '../run-length.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

// The clock of an event is Tokyo's. Neither the zone of the process nor that of whoever writes a time may move it.
type Fields = Record<string, Json>;
const params = { site: 'event-12' };
const minute = 60_000;
const day = 24 * 60 * minute;
let site: TestSite;
let hanako: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  await begin(testNow);
});
afterAll(() => site.close());
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Zones before and behind Tokyo, with halves and quarters of hours, and with summer times of an hour and of half of one. */
const zones = [
  'Asia/Tokyo',
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Europe/London',
  'Australia/Lord_Howe',
];
/** Hours in which clocks of these zones are put forward, where a wall time is missing, and back, where it is there twice. */
const turns = ['2027-03-14T06:59:00Z', '2027-03-28T00:59:00Z', '2027-10-31T00:59:00Z', '2027-11-07T05:59:00Z'];
/** '' is a time as the console's forms write it: Tokyo's, without saying so. */
const offsets = ['', 'Z', '+09:00', '-05:00', '-11:00', '+14:00', '-03:30', '+05:45', '+10:30'];

/** An instant as somebody with a clock of this offset writes it. */
function written(instant: number, offset: string): string {
  if (offset === '') return written(instant, '+09:00').slice(0, 16).replace('T', ' ');
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const shift = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
  return `${new Date(instant + shift).toISOString().slice(0, 19)}${offset}`;
}

const now = fc.oneof(
  fc.constantFrom(...turns.map((turn) => Date.parse(turn))),
  fc.integer({ min: 0, max: 500 * 1440 }).map((minutes) => testNow + minutes * minute),
);
const inZone = { zone: fc.constantFrom(...zones), offset: fc.constantFrom(...offsets), now };

let organisers = 0;
/** Turns the clock; somebody signs in by it, as sessions end. */
async function begin(at: number): Promise<void> {
  site.setNow(at);
  hanako = consoleClient(site);
  const token = await makeLink(site.database, { siteKey: 'event/12', role: 'editor' }, at);
  const mail = `hanako${(organisers += 1)}@example.jp`;
  await hanako.call(operator.useLink, { body: { token, mail, password: operatorPassword } });
  // The event sells for money.
  await setUpApp(hanako, at);
}

const outline = async () => (await hanako.call(editor.readOutline, { params })).data;
const settings = async () => (await hanako.call(editor.readPart, { params, query: { part: 'settings' } })).data;
const save = async (before: Json, after: Json) => {
  const changes = diffParts(before, after).map((change) => ({ ...change, path: [...change.path] }));
  return (await hanako.call(editor.savePart, { params, body: { part: 'settings', changes } })).data;
};
/** A change of the draft, so that there is something to publish. */
async function rename(name: string): Promise<void> {
  const value = (await settings()).value as Fields;
  const overview = value['overview'] as Fields;
  await save(value, { ...value, overview: { ...overview, name: { ...(overview['name'] as Fields), eng: name } } });
}

describe('a planned publication', () => {
  test('goes out at its instant and not a minute before, in whatever zone the server runs and the time was written', async () => {
    const soon = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 3 * 1440 }));
    await fc.assert(
      fc.asyncProperty(fc.record({ ...inZone, soon }), async (plan) => {
        vi.stubEnv('TZ', plan.zone);
        await begin(plan.now);
        await rename(`planned ${JSON.stringify(plan)}`);
        // Later today somewhere may be yesterday or tomorrow elsewhere.
        const at = plan.now + plan.soon * minute;
        const body = { at: written(at, plan.offset) };
        const { status, data } = await hanako.call(editor.publishSite, { params, body });
        expect([body, status, data.revision]).toEqual([body, 200, null]);
        expect((await outline()).plannedAt).toBe(formatInstant(at));
        await begin(at - minute);
        await site.hiroba.jobs.runDue();
        expect([body, (await outline()).hasChanges]).toEqual([body, true]);
        site.setNow(at);
        await site.hiroba.jobs.runDue();
        expect([body, await outline()]).toMatchObject([body, { plannedAt: null, hasChanges: false }]);
      }),
      { numRuns: tries(12, 60) },
    );
  });

  test('for a time that is over is refused at its field, in any zone, and makes nothing public', async () => {
    const ago = fc.integer({ min: 0, max: 2 * 1440 });
    await fc.assert(
      fc.asyncProperty(fc.record({ ...inZone, ago }), async (plan) => {
        vi.stubEnv('TZ', plan.zone);
        await begin(plan.now);
        await rename(`over ${JSON.stringify(plan)}`);
        const body = { at: written(plan.now - plan.ago * minute, plan.offset) };
        const { status, errors } = await hanako.call(editor.publishSite, { params, body });
        expect([body, status, Object.keys(errors ?? {})]).toEqual([body, 422, ['at']]);
        expect(await outline()).toMatchObject({ plannedAt: null, hasChanges: true });
      }),
      { numRuns: tries(8, 40) },
    );
  });
});

describe('the times of an event', () => {
  test('are what they were when it was opened and saved unchanged, in any zone and however they are written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ ...inZone, length: fc.integer({ min: 1, max: 5 * 1440 }) }), async (event) => {
        vi.stubEnv('TZ', event.zone);
        await begin(event.now);
        const value = (await settings()).value as Fields;
        const [start, end] = [event.now + 10 * day, event.now + 10 * day + event.length * minute];
        const dates = { startDate: written(start, event.offset), endDate: written(end, event.offset) };
        const moved = { ...value, overview: { ...(value['overview'] as Fields), ...dates } };
        expect((await save(value, moved)).issues).toEqual([]);
        const stored = (await settings()).value as Fields;
        // Another zone opens it, and saves what it has not touched and a word.
        vi.stubEnv('TZ', zones[(zones.indexOf(event.zone) + 1) % zones.length]);
        await rename(`saved ${JSON.stringify(event)}`);
        const after = (await settings()).value as Fields;
        const timesOf = ({ overview }: Fields) =>
          ['startDate', 'endDate'].map((key) => parseInstant(String((overview as Fields)[key])));
        expect([event, timesOf(after)]).toEqual([event, timesOf(stored)]);
        expect(timesOf(after)).toEqual([start, end]);
        const { startDate, endDate } = await outline();
        expect([startDate, endDate].map((date) => parseInstant(String(date)))).toEqual([start, end]);
      }),
      { numRuns: tries(10, 50) },
    );
  });

  test('that are half written are told at their own field, and all else that was typed is kept', async () => {
    const value = (await settings()).value as Fields;
    const overview = value['overview'] as Fields;
    for (const half of ['', '2027-05', '2027-05-01T', '2027-02-30 10:00', '2027-05-01 25:00', 'soon']) {
      const typed = { ...overview, endDate: half, name: { ...(overview['name'] as Fields), eng: `typed ${half}` } };
      const { issues } = await save(value, { ...value, overview: typed });
      expect([half, issues.map(({ place }) => place)]).toEqual([half, [['overview', 'endDate']]]);
      const kept = (await settings()).typed.map(({ path, after }) => [path.join('.'), after]);
      expect(kept).toContainEqual(['overview.endDate', half]);
      expect(kept).toContainEqual(['overview.name.eng', `typed ${half}`]);
    }
  });
});
