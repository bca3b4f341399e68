import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hanako, kana, of, pick, sites, text, value } from '../../../../test/profile-forms.ts';
import { type ProfileSite, profileSite } from '../../../../test/profile-site.ts';
import { describeEngines } from '../../../../test/test-database.ts';

describeEngines('the profile calls', (open) => {
  let calls: ProfileSite;
  let hana: number;
  beforeAll(async () => {
    calls = await profileSite(await open(), sites);
  });
  beforeEach(async () => {
    await calls.database.kysely.deleteFrom('member').execute();
    hana = await calls.addMember('portal/1', 'hana@example.jp');
  });
  const lists = async (memberId: number, mail = 'hana@example.jp', identity = { portalId: 1, eventId: 11 }) =>
    calls.answers.present({ memberId, mail }, await calls.published(identity), 'jpn');
  const rows = async () =>
    (await calls.database.kysely.selectFrom('profile_answer').selectAll().orderBy('entry_form_key').execute()).length;

  describe('saving', () => {
    test('the share profile answers its items, and so does the personal data [PROFILE-049, PROFILE-009, PROFILE-010]', async () => {
      const answered = await calls.post('profile/1', [hanako, pick('gender', 'GENDER', 'female')], hana);
      expect(answered.status).toBe(200);
      const { shareProfile } = answered.body.data;
      expect(of(shareProfile, 'name').selectorValue).toEqual(hanako.selectorValue);
      expect(of(shareProfile, 'gender').selectorValue).toEqual([{ key: 'female', value: '女性' }]);
      expect(of(shareProfile, 'MAILADDRESS').textValue).toBe('hana@example.jp');
      const personal = await lists(hana);
      expect(personal.shareProfile).toEqual(shareProfile);
      expect(personal.profile.map(({ entryFormKey }) => entryFormKey)).toEqual(['job', 'topics', 'years', 'school']);
    });

    test("an event's own answers stay at the event, with the numbers of its items [PROFILE-049]", async () => {
      const { body } = await calls.post(
        'event_profile/1/11',
        [pick('job', 'SELECT', 'sales'), text('years', '１２')],
        hana,
      );
      expect(of(body.data.profile, 'years')).toMatchObject({ textValue: '12', profileId: 3, shareProfileId: null });
      expect(of(body.data.profile, 'job').selectorValue).toEqual([{ key: 'sales', value: '営業' }]);
      expect(of((await lists(hana)).shareProfile, 'name')).toMatchObject({ shareProfileId: 1, profileId: null });
    });

    test('uses the language of the call for the organiser’s words and for ours', async () => {
      await calls.post('profile/1', [hanako, pick('gender', 'GENDER', 'female')], hana);
      const { body } = await calls.post('profile/1', [], hana, 'eng');
      expect(of(body.data.shareProfile, 'gender')).toMatchObject({
        label: 'Gender',
        selectorValue: [{ key: 'female', value: 'Female' }],
      });
      expect(of(body.data.shareProfile, 'rank').label).toBe('Title');
    });

    test('an incomplete answer is refused at its fields, and nothing is stored [PROFILE-035, PROFILE-039, PROFILE-049]', async () => {
      const half = { ...hanako, selectorValue: value({ last_name: '山田', last_name_kana: '山田' }) };
      const answered = await calls.post('profile/1', [half, pick('gender', 'GENDER', 'female')], hana);
      expect(answered).toEqual({
        status: 422,
        body: {
          message: '入力内容をご確認ください。',
          errors: {
            'name.first_name': ['入力してください。'],
            'name.first_name_kana': ['入力してください。'],
            'name.last_name_kana': ['カタカナかローマ字で入力してください。'],
          },
        },
      });
      expect(await rows()).toBe(0);
      const english = await calls.post('event_profile/1/11', [text('years', 'abc')], hana, 'eng');
      expect(english.body.errors).toEqual({
        job: ['Select an option.'],
        years: ['Please enter a number'],
      });
      expect((await calls.post('event_profile/1/11', [text('years', '123')], hana, 'eng')).body.errors.years).toEqual([
        'Please enter within 2 characters',
      ]);
    });

    test('changes no item that is uneditable, hidden or off, nor the mail address', async () => {
      const sly = [text('rank', '社長'), text('secret', 'x'), text('off', 'x')];
      const mail = { entryFormKey: 'MAILADDRESS', answerMethod: 'MAILADDRESS', textValue: 'other@evil.example' };
      const { status, body } = await calls.post('profile/1', [hanako, ...sly, mail], hana);
      expect(status).toBe(200);
      for (const key of ['rank', 'secret', 'off']) expect(of(body.data.shareProfile, key).textValue).toBe('');
      expect(of(body.data.shareProfile, 'MAILADDRESS').textValue).toBe('hana@example.jp');
      expect(await rows()).toBe(1);
    });

    test('keeps what the organiser wrote into an uneditable item', async () => {
      const row = { member_id: hana, site_key: 'portal/1', answer_method: 'TEXT', selector_value: '[]' };
      await calls.database.kysely
        .insertInto('profile_answer')
        .values({ ...row, entry_form_key: 'rank', text_value: '会員' })
        .execute();
      const { body } = await calls.post('profile/1', [hanako, text('rank', '')], hana);
      expect(of(body.data.shareProfile, 'rank').textValue).toBe('会員');
    });

    test.each([
      ['an unknown key', text('nowhere', 'x'), 'nowhere'],
      ['a key of prototypes', text('__proto__', 'x'), '__proto__'],
      ['the key of every object', text('constructor', 'x'), 'constructor'],
      ['a key of the other form', pick('job', 'SELECT', 'sales'), 'job'],
      ['another method', { ...hanako, answerMethod: 'TEXT', textValue: 'x' }, 'name'],
    ])('refuses %s with a message at it', async (_, answer, field) => {
      const { status, body } = await calls.post('profile/1', [hanako, answer].slice(field === 'name' ? 1 : 0), hana);
      expect(status).toBe(422);
      expect(body.errors[field]).toEqual(['この項目は現在受け付けていません。ページを再読み込みしてください。']);
      expect(await rows()).toBe(0);
    });

    test('refuses choices that are not offered, and texts outside a closed list', async () => {
      const { body } = await calls.post(
        'event_profile/1/11',
        [
          pick('job', 'SELECT', 'retired'),
          { entryFormKey: 'school', answerMethod: 'SEARCHTEXT', textValue: '別の大学' },
        ],
        hana,
      );
      expect(body.errors).toEqual({
        job: ['選択肢が変わりました。もう一度選択してください。'],
        school: ['候補の中から選択してください。'],
      });
      const school = { entryFormKey: 'school', answerMethod: 'SEARCHTEXT', textValue: 'University of Shiomi' };
      expect((await calls.post('event_profile/1/11', [pick('job', 'SELECT', 'sales'), school], hana)).status).toBe(200);
    });

    test('accepts a picture that was uploaded, and no other', async () => {
      const id = 'a'.repeat(64);
      const upload = { upload_id: id, media_type: 'image/webp', width: 4, height: 3, bytes: 100 };
      await calls.database.kysely
        .insertInto('upload')
        .values(upload)
        .onConflict((same) => same.doNothing())
        .execute();
      const avatar = (path: string) => ({
        entryFormKey: 'avatar',
        answerMethod: 'AVATAR',
        selectorValue: value({ avatar: path, nickname: 'はな🌸' }),
      });
      const saved = await calls.post('profile/1', [hanako, avatar(`/media/${id}.webp`)], hana);
      expect(of(saved.body.data.shareProfile, 'avatar')).toMatchObject({
        textValue: 'はな🌸',
        selectorValue: [
          { key: 'avatar', value: `/media/${id}.webp` },
          { key: 'nickname', value: 'はな🌸' },
        ],
      });
      for (const path of [`/media/${'b'.repeat(64)}.webp`, 'https://evil.example/x.webp']) {
        const { status, body } = await calls.post('profile/1', [hanako, avatar(path)], hana);
        expect([status, body.errors]).toEqual([422, { 'avatar.avatar': ['写真をもう一度選択してください。'] }]);
      }
    });

    test('an emptied answer is deleted; one that is left out stays', async () => {
      await calls.post(
        'event_profile/1/11',
        [pick('job', 'SELECT', 'sales'), text('years', '3'), pick('topics', 'CHECKBOX', 'sales')],
        hana,
      );
      expect(await rows()).toBe(3);
      const { status, body } = await calls.post(
        'event_profile/1/11',
        [text('years', ''), pick('topics', 'CHECKBOX')],
        hana,
      );
      expect(status).toBe(200);
      expect(of(body.data.profile, 'job').selectorValue).toHaveLength(1);
      expect(of(body.data.profile, 'years').textValue).toBe('');
      expect(of(body.data.profile, 'topics').selectorValue).toEqual([]);
      expect(await rows()).toBe(1);
    });

    test('an invalid body is refused and never causes a server error', async () => {
      for (const answers of [
        [{ entryFormKey: 'x'.repeat(200), answerMethod: 'TEXT' }],
        [{}],
        [{ entryFormKey: ['a'], answerMethod: 'TEXT' }],
      ]) {
        expect((await calls.post('profile/1', answers, hana)).status).toBe(422);
      }
      const odd = text('years', '\u0000\ud800');
      expect((await calls.post('event_profile/1/11', [pick('job', 'SELECT', 'sales'), odd], hana)).status).toBe(422);
    });
  });

  describe('other people', () => {
    test('may not save: neither a visitor nor a member of another realm', async () => {
      const taro = await calls.addMember('portal/2', 'taro@example.jp');
      const jiro = await calls.addMember('event/12', 'jiro@example.jp');
      for (const member of [undefined, taro, jiro, 999_999]) {
        expect((await calls.post('profile/1', [hanako], member)).status).toBe(403);
        expect((await calls.post('event_profile/1/11', [pick('job', 'SELECT', 'sales')], member)).status).toBe(403);
      }
      expect((await calls.post('profile/7', [hanako], hana)).status).toBe(404);
      expect((await calls.post('event_profile/2/11', [], hana)).status).toBe(404);
      expect(await rows()).toBe(0);
    });

    test('see no answer of a member: two members at one portal, one key at two portals', async () => {
      const yuki = await calls.addMember('portal/1', 'yuki@example.jp');
      const taro = await calls.addMember('portal/2', 'taro@example.jp');
      await calls.post('profile/1', [hanako], hana);
      await calls.post(
        'profile/2',
        [{ ...hanako, selectorValue: value({ last_name: '佐藤', first_name: '太郎', ...kana }) }],
        taro,
      );
      expect(of((await lists(yuki, 'yuki@example.jp')).shareProfile, 'name').selectorValue).toEqual([]);
      expect(of((await lists(hana)).shareProfile, 'name').selectorValue).toEqual(hanako.selectorValue);
      const other = await lists(taro, 'taro@example.jp', { portalId: 2 } as never);
      expect(of(other.shareProfile, 'name').selectorValue[0]?.value).toBe('佐藤');
    });

    test('keep no answer of a member who has left', async () => {
      await calls.post('profile/1', [hanako], hana);
      await calls.database.kysely.deleteFrom('member').where('member_id', '=', hana).execute();
      expect(await rows()).toBe(0);
      const save = calls.answers.save({ memberId: hana, mail: '' }, await calls.published({ portalId: 1 }), [], 'jpn');
      await expect(save).rejects.toThrow('552');
    });
  });

  test('an event with accounts of its own has its own profile and no shared one', async () => {
    const jiro = await calls.addMember('event/12', 'jiro@example.jp');
    const alone = { portalId: 0, eventId: 12 };
    expect((await calls.post('event_profile/0/12', [pick('job', 'SELECT', 'sales')], jiro)).status).toBe(200);
    const personal = await lists(jiro, 'jiro@example.jp', alone);
    expect(personal.shareProfile).toEqual([]);
    expect(of(personal.profile, 'job').selectorValue).toHaveLength(1);
  });

  test('two saves of one member at the same moment leave the complete answers of one of them', async () => {
    const one = [pick('job', 'SELECT', 'sales'), text('years', '11'), pick('topics', 'CHECKBOX')];
    const two = [pick('job', 'SELECT', 'engineer'), text('years', ''), pick('topics', 'CHECKBOX', 'sales')];
    const statuses = await Promise.all(
      [one, two, one, two, one, two].map(async (list) => (await calls.post('event_profile/1/11', list, hana)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    const { profile } = await lists(hana);
    const left = [
      of(profile, 'job').selectorValue[0]?.key,
      of(profile, 'years').textValue,
      of(profile, 'topics').selectorValue.length,
    ];
    expect([
      ['sales', '11', 0],
      ['engineer', '', 1],
    ]).toContainEqual(left);
  });
});
