import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readHandout } from '#features/handout/contract.ts';
import {
  contents,
  key,
  now,
  questionnaireSite,
  type QuestionnaireSite,
  refusalOf,
  wish,
} from '../../../../test/questionnaire-site.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import { createAnsweredOf, questionnaireData } from './personal-answers.ts';

const { open, plain, over } = contents;
let site: QuestionnaireSite;
let member: TestMember;
let { asMember, visitor } = {} as Awaited<ReturnType<QuestionnaireSite['anew']>>;
beforeAll(async () => {
  site = await questionnaireSite();
});
beforeEach(async () => {
  ({ member, asMember, visitor } = await site.anew());
});
afterAll(() => site.calls.close());

describe('an answer before the login', () => {
  const answeredOf = () => createAnsweredOf(site.calls.database);
  const published = { siteKey: 'event/11', modules: [{ moduleCode: 'questionnaire' }] } as never;

  test('becomes the member’s, and the browser still counts as answered [QUEST-006]', async () => {
    await site.send(open, visitor());
    expect(await site.own(open, asMember({ anonymousToken: visitor().anonymousToken }))).not.toBeNull();
    expect(await site.rows()).toMatchObject([{ member_id: member.memberId }]);
    expect(await site.own(open, asMember())).not.toBeNull();
    expect(await site.own(open, visitor())).not.toBeNull();
  });

  test('becomes the member’s when the personal data are read, which is the first call after a login', async () => {
    await site.send(open, visitor());
    const found = await answeredOf()({ memberId: member.memberId } as never, published, {
      anonymousToken: visitor().anonymousToken,
    });
    expect(found).toEqual([{ contentId: open, detailId: null, answeredAt: '2026-11-20T10:00:00+09:00' }]);
  });

  test('stays without a member if the member has already answered', async () => {
    await site.send(open, asMember(), [wish('会員')]);
    await site.send(open, visitor(), [wish('来場者')], key('b'));
    expect(await site.own(open, asMember({ anonymousToken: visitor().anonymousToken }))).not.toBeNull();
    const kept = await site.rows();
    expect(kept).toHaveLength(2);
    expect(kept.map(({ member_id }) => member_id)).toEqual(expect.arrayContaining([member.memberId, null]));
  });

  test('cannot become another member’s once a member has it', async () => {
    await site.send(open, visitor());
    await site.own(open, asMember({ anonymousToken: visitor().anonymousToken }));
    const other = await testMember(site.calls.database, 'portal/1', now);
    expect(
      await site.own(open, { now, accessToken: other.accessToken, anonymousToken: visitor().anonymousToken }),
    ).toBeNull();
  });

  test('becomes the member’s once, even if many calls arrive at the same moment', async () => {
    await site.send(open, visitor());
    await Promise.all([1, 2, 3, 4].map(() => site.own(open, asMember({ anonymousToken: visitor().anonymousToken }))));
    expect(await site.rows()).toMatchObject([{ member_id: member.memberId }]);
  });
});

describe('the reward', () => {
  test('can be downloaded within a minute by a person who has answered', async () => {
    await site.send(open, visitor());
    const { address, name } = await site.reward(open, visitor());
    expect(name).toBe('guide.pdf');
    const opened = (later = 0) =>
      site.calls.call(readHandout, { key: address.split('/').at(-1) } as never, {}, { now: now + later });
    expect((await opened()).data).toMatchObject({ name: 'guide.pdf', type: 'application/pdf' });
    expect((await opened(59_999)).data).toMatchObject({ name: 'guide.pdf' });
    expect(await refusalOf(opened(60_000))).toMatchObject({ status: 410 });
  });

  test('is refused to everybody else, and if there is no reward', async () => {
    await site.send(open, visitor());
    for (const who of [asMember(), { now }, visitor({ anonymousToken: 'X'.repeat(32) })]) {
      expect(await refusalOf(site.reward(open, who))).toMatchObject({ status: 403 });
    }
    await site.send(plain, visitor());
    expect(await refusalOf(site.reward(plain, visitor()))).toMatchObject({ status: 404 });
  });

  test('can be requested by one person at most sixty times in ten minutes', async () => {
    await site.send(open, visitor());
    for (let time = 0; time < 60; time += 1) await site.reward(open, visitor());
    expect(await refusalOf(site.reward(open, visitor()))).toMatchObject({ status: 429 });
    await site.send(open, asMember());
    expect(await refusalOf(site.reward(open, asMember()))).toMatchObject({ status: 200 });
  });

  test('can still be downloaded after the questionnaire has closed', async () => {
    await site.calls.database.kysely
      .insertInto('questionnaire_answer')
      .values({
        site_key: 'event/11',
        content_id: over,
        detail_id: 0,
        member_id: member.memberId,
        visitor_hash: null,
        form_key: key('a'),
        language: 'jpn',
        answers: '[]',
        answered_at: new Date(now - 5 * 86_400_000),
      })
      .execute();
    expect(await site.reward(over, asMember())).toMatchObject({ name: 'guide.pdf' });
  });
});

test('the answers of a member are in the export, and are deleted with the member', async () => {
  await site.send(open, asMember(), [wish('通路を広く')]);
  const exported = await questionnaireData(site.calls.database).read({
    memberId: member.memberId,
    realmKey: 'portal/1',
  });
  expect(exported).toMatchObject([{ site: 'event/11', contentId: open, answers: [{ textValue: '通路を広く' }] }]);
  await site.calls.database.kysely.deleteFrom('member').where('member_id', '=', member.memberId).execute();
  expect(await site.rows()).toEqual([]);
});
