import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProfileAnswers } from '#features/profile/server.ts';
import { checkAnswer } from '#features/profile/rules/check-answer.ts';
import { isProfileComplete } from '#features/profile/rules/completeness.ts';
import { valueOf } from '#features/profile/rules/item-value.ts';
import { answerMethods, inputTypes, isFillable } from '#features/profile/rules/profile-item.ts';
import { createSiteServer, type SiteServer } from '#features/site/server.ts';
import { startTestSite, type TestSite } from '../../../test/start-test-site.ts';
import { demoProfiles } from './demo-profiles.ts';
import { readDocuments } from '../../../test/read-documents.ts';

let world: TestSite;
let site: SiteServer;
beforeAll(async () => {
  world = await startTestSite();
  site = createSiteServer(world.database, [], readDocuments);
  await site.directory.refresh();
});
afterAll(() => world.close());

async function lists(loginId: string, portalId: number, eventId?: number) {
  const answers = createProfileAnswers(world.database, site.store);
  const { member_id: memberId, mail } = await world.database.kysely
    .selectFrom('member')
    .select(['member_id', 'mail'])
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  const published = await site.store.site({ portalId, eventId });
  if (published === undefined) throw new Error('There is no such site.');
  return answers.present({ memberId, mail }, published, 'jpn');
}

describe('the profiles of the demo', () => {
  test('have a form with every answer method and nearly every kind of text', async () => {
    const { shareProfile, profile } = await lists('hanako.demo', 1, 11);
    const conference = (await lists('hanako.demo', 1, 13)).profile;
    const items = [...shareProfile, ...profile, ...conference];
    expect([...new Set(items.map(({ answerMethod }) => answerMethod))].sort()).toEqual([...answerMethods].sort());
    const kinds = items
      .filter(({ answerMethod }) => answerMethod === 'TEXT')
      .map(({ setting }) => setting.inputType ?? 'text');
    expect(inputTypes.filter((type) => !kinds.includes(type))).toEqual(['email']);
  });

  test.each(Object.keys(demoProfiles))('of %s have only answers that the forms accept', async (loginId) => {
    for (const eventId of [11, 13]) {
      const { shareProfile, profile } = await lists(loginId, 1, eventId);
      const items = [...shareProfile, ...profile];
      expect(isProfileComplete(items)).toBe(loginId !== 'james.demo' || eventId !== 11);
      if (!isProfileComplete(items)) continue;
      for (const item of items.filter(isFillable)) {
        const value = valueOf(item);
        expect([item.entryFormKey, checkAnswer(item, value)]).toEqual([item.entryFormKey, { value, problems: {} }]);
      }
    }
  });

  test('are complete for those whom the README sends into the chat of the expo', async () => {
    const line = /its chat; log in as ([^|]+)\|/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    const named = line.match(/[a-z]+\.demo/g) ?? [];
    expect(named).toHaveLength(2);
    for (const loginId of named) {
      const { shareProfile, profile } = await lists(loginId, 1, 11);
      expect([loginId, isProfileComplete([...shareProfile, ...profile])]).toEqual([loginId, true]);
    }
  });

  test('have in an uneditable item what the organiser wrote', async () => {
    const { profile } = await lists('hanako.demo', 1, 11);
    expect(profile.find(({ isUneditable }) => isUneditable)?.textValue).toBe('MX-00042');
  });
});
