import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hanako, of, pick, sites, text, value } from '../../../../test/profile-forms.ts';
import { type ProfileSite, profileSite } from '../../../../test/profile-site.ts';
import { testDatabase } from '../../../../test/test-database.ts';

let calls: ProfileSite;
let hana: number;
beforeAll(async () => {
  calls = await profileSite(await testDatabase(), sites);
});
beforeEach(async () => {
  await calls.database.kysely.deleteFrom('member').execute();
  hana = await calls.addMember('portal/1', 'hana@example.jp');
});
afterAll(() => calls.database.close());

const keep = (answers: object[], memberId: number | undefined = hana) =>
  calls.post('profile_keep/1/11', answers, memberId);
const lists = async () =>
  calls.answers.present(
    { memberId: hana, mail: 'hana@example.jp' },
    await calls.published({ portalId: 1, eventId: 11 }),
    'jpn',
  );

test('answers of another form go to the profile of the portal and of the event, where they are asked for, and require no others', async () => {
  const strange = pick('heardFrom', 'SELECT', 'web');
  const { status, body } = await keep([hanako, text('years', '１２'), strange]);
  // The portal also requires a gender, which the other form did not ask for.
  expect([status, body.data]).toEqual([200, { kept: 2 }]);
  const { shareProfile, profile } = await lists();
  expect(of(shareProfile, 'name').selectorValue).toEqual(hanako.selectorValue);
  expect(of(profile, 'years').textValue).toBe('12');
  expect(of(shareProfile, 'gender').selectorValue).toEqual([]);
});

test('an answer that the profile would not take is left, and an empty one empties nothing', async () => {
  await keep([hanako, text('years', '12')]);
  const long = { ...hanako, selectorValue: value({ last_name: 'x'.repeat(5_000), first_name: '花子' }) };
  expect((await keep([long, text('years', '')])).body.data).toEqual({ kept: 0 });
  const { shareProfile, profile } = await lists();
  expect(of(shareProfile, 'name').selectorValue).toEqual(hanako.selectorValue);
  expect(of(profile, 'years').textValue).toBe('12');
});
