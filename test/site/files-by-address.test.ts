import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadReceipt } from '#features/ticket-charge/contract.ts';
import { fileByAddress } from '#kernel/file-answer.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember, type TestMember } from '../test-member.ts';

let site: TestSite;
let member: TestMember;
beforeAll(async () => {
  site = await startTestSite();
  member = await testMember(site.database, 'portal/1', testNow);
});
afterAll(() => site.close());

const byAddress = { [fileByAddress.name]: fileByAddress.value };
const asMember = () => ({ 'access-token': member.accessToken });
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(apiPrefix + path, { ...headers, ...byAddress });
  expect([path, response.status]).toEqual([path, 200]);
  return ((await response.json()) as { data: { address: string; name: string; bytes: number } }).data;
};
const keep = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  site.post(`${apiPrefix}handout/keep/1/11`, new URLSearchParams(body), headers);

test('a call that makes a file answers its address, where any program finds the same file for a minute', async () => {
  const call = `${apiPrefix}event_calendar/1/11`;
  const direct = await site.get(call);
  const { address, name, bytes } = await ask('event_calendar/1/11');
  expect(address).toMatch(/^\/web_api\/v2\/handout\/read\/[\w-]{40,}$/);
  const whole = await direct.arrayBuffer();
  // A browser inside another app asks twice, the second time without cookies and headers; some ask by HEAD first.
  for (let time = 0; time < 2; time += 1) {
    const found = await site.get(address);
    const { headers } = found;
    expect([found.status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      200,
      'no-store',
      'nosniff',
    ]);
    expect(headers.get('content-type')).toBe(direct.headers.get('content-type'));
    expect(headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(Buffer.from(await found.arrayBuffer()).equals(Buffer.from(whole))).toBe(true);
  }
  expect(bytes).toBe(whole.byteLength);
  const rows = await site.database.kysely.selectFrom('handout_address').select(['key_hash', 'session_id']).execute();
  expect(JSON.stringify(rows)).not.toContain(address.split('/').at(-1));
  site.setNow(testNow + 60_000);
  expect((await site.get(address)).status).toBe(410);
  site.setNow(testNow);
});

test('no address makes another one, so a file is not open for longer', async () => {
  const { address } = await ask('event_calendar/1/11');
  const again = await site.get(address, byAddress);
  expect(again.headers.get('content-disposition')).not.toBeNull();
});

test('the address of a member’s file ends with their session, and a refusal is the same as without it', async () => {
  const { address, name } = await ask('personal_data/1', asMember());
  expect(name).toMatch(/^hiroba-data-2026-11-20\.json$/);
  const found = await site.get(address);
  expect(((await found.json()) as { userId: number }).userId).toBe(member.memberId);
  await site.database.kysely.deleteFrom('member_session').where('member_id', '=', member.memberId).execute();
  expect((await site.get(address)).status).toBe(410);
  expect((await site.get(`${apiPrefix}personal_data/1`, byAddress)).status).toBe(403);
  member = await testMember(site.database, 'portal/1', testNow);
});

test('every call with a file of its own offers its address', () => {
  const files = site.hiroba.api.endpoints.filter(({ fileType, savedAs }) => fileType ?? savedAs);
  expect(files.length).toBeGreaterThan(8);
  expect(files.map(({ name }) => name)).toContain(downloadReceipt.name);
});

test('what a page has made itself is kept as a small text of a known kind', async () => {
  const made = await keep({ name: '来場記録 2026', type: 'csv', content: '\ufeffa,b' });
  const { address, name } = ((await made.json()) as { data: { address: string; name: string } }).data;
  expect(name).toBe('来場記録 2026.csv');
  const found = await site.get(address);
  expect(found.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(found.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(Buffer.from(await found.arrayBuffer()).toString()).toBe('\ufeffa,b');
  for (const wrong of [{ type: 'html' }, { name: '../x' }, { name: '' }, { content: 'x'.repeat(100_001) }])
    expect((await keep({ name: 'a', type: 'csv', content: '', ...wrong })).status).toBe(422);
});

test('one browser gets sixty addresses in ten minutes, and others still get theirs', async () => {
  const tokens = ['a', 'b'].map((letter) => ({ 'anonymous-token': letter.repeat(32) }));
  const statuses = [];
  for (let time = 0; time < 61; time += 1)
    statuses.push((await keep({ name: 'a', type: 'json', content: '{}' }, tokens[0])).status);
  expect([statuses.filter((one) => one === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  expect((await keep({ name: 'a', type: 'json', content: '{}' }, tokens[1])).status).toBe(200);
});
