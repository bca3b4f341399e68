import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { rightLoginId } from '../all-samples.ts';
import { triedEdges } from '../call-edges.ts';
import { type DescribedCall, tryDescribedCalls } from '../described-calls.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';

const title =
  'each part of each call, missing, of another kind, at its limits and of strange letters, is answered as described';
let calls: MemberCalls;
let memberIds: ReadonlyMap<string, number>;
const tables: string[] = [];
beforeAll(async () => {
  calls = await memberCalls();
  const members = await calls.site.database.kysely.selectFrom('member').select(['login_id', 'member_id']).execute();
  memberIds = new Map(members.map(({ login_id, member_id }) => [login_id ?? '', member_id]));
});
afterAll(async () => {
  await calls.close();
  // The run of long tests shows what was tried.
  process.stdout.write(`\n${tables.join('\n\n')}\n`);
});

test.each(['nobody', 'whoever may make it'])(`${title}, for %s`, async (who) => {
  let identity: Record<string, string> = {};
  const trial = await tryDescribedCalls(calls.site.hiroba, () => identity);
  const begin = async ({ operation }: DescribedCall, now: number): Promise<void> => {
    if (who === 'nobody') return;
    const memberId = memberIds.get(rightLoginId(operation['x-who'] ?? 'anyone'))!;
    identity = { 'access-token': (await openSession(calls.site.database.kysely, memberId, now)).accessToken };
  };
  const known = { portalId: 1, eventId: 11 };
  await triedEdges(trial, trial.callsBelow('/web_api/'), known, calls.site.setNow, begin);
  tables.push(`${who}\n${trial.table()}`);
  expect(trial.made()).toBeGreaterThan(5_000);
  expect(trial.faults()).toEqual([]);
});
