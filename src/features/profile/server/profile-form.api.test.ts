import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { eventForm, hanako, of, pick, sites } from '../../../../test/profile-forms.ts';
import { type ProfileSite, profileSite } from '../../../../test/profile-site.ts';
import { portalFile } from '../../../../test/site-folders.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { parts } from '../../../../test/profile-items.ts';
import type { ProfileAnswer } from '../rules/item-value.ts';
import type { ProfileItem } from '../rules/profile-item.ts';

describeEngines('the form', (open) => {
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

  describe('the form of a registration', () => {
    const both = [
      { ...hanako, shareProfileId: 1 },
      { ...pick('job', 'SELECT', 'sales'), profileId: 1 },
    ];
    const context = { language: 'jpn' } as never;

    test('has what both lists ask for at once, without answers [AUTH-036]', async () => {
      await calls.post('profile/1', [hanako], hana);
      const { status, body } = await calls.get('profile_form/1/11');
      expect(status).toBe(200);
      const asked = ({ entryFormKey, isRequired, textValue, selectorValue }: ProfileItem) =>
        ({ entryFormKey, isRequired, textValue, selectorValue }) as const;
      const empty = { textValue: '', selectorValue: [] };
      expect(body.data.shareProfile.map(asked)).toEqual([{ entryFormKey: 'name', isRequired: true, ...empty }]);
      expect(body.data.profile.map(asked)).toEqual([{ entryFormKey: 'topics', isRequired: false, ...empty }]);
      expect((await calls.get('profile_form/1')).body.data.profile).toEqual([]);
      expect((await calls.get('profile_form/9')).status).toBe(404);
    });

    test('is checked as a whole, with each problem under its list; what is not asked for at once may be left out', async () => {
      const published = await calls.published({ portalId: 1, eventId: 11 });
      const errors = await calls.answers.registration.check(published, [], context);
      expect(errors?.('eng')).toEqual({
        'shareProfile.name.last_name': ['Input required'],
        'shareProfile.name.first_name': ['Input required'],
        'shareProfile.name.last_name_kana': ['Input required'],
        'shareProfile.name.first_name_kana': ['Input required'],
      });
      const wrong = [hanako, { ...pick('job', 'SELECT', 'nothing'), profileId: 1 }];
      const refused = await calls.answers.registration.check(published, wrong, context);
      expect(Object.keys(refused?.('eng') ?? {})).toEqual(['profile.job']);
      expect(await calls.answers.registration.check(published, [hanako], context)).toBeUndefined();
      expect(await calls.answers.registration.check(published, both, context)).toBeUndefined();
    });

    test('asks for the reading of a name in Japanese alone, and keeps the one it has [PROFILE-013]', async () => {
      const published = await calls.published({ portalId: 1, eventId: 11 });
      const asked = async (language: LanguageCode) =>
        of((await calls.get('profile_form/1/11', language)).body.data.shareProfile, 'name').setting.useKana;
      expect([await asked('jpn'), await asked('eng')]).toEqual([true, false]);

      const named = (last: string) => ({ ...hanako, selectorValue: parts({ last_name: last, first_name: '花子' }) });
      const check = (language: LanguageCode) =>
        calls.answers.registration.check(published, [named('山田')], { language } as never);
      expect(await check('eng')).toBeUndefined();
      expect(Object.keys((await check('jpn'))?.('jpn') ?? {})).toEqual([
        'shareProfile.name.last_name_kana',
        'shareProfile.name.first_name_kana',
      ]);

      const portal = await calls.published({ portalId: 1 });
      const save = async (answer: Omit<ProfileAnswer, 'textValue'>, language: LanguageCode) => {
        const given = [{ textValue: '', ...answer }];
        const saved = await calls.answers.save({ memberId: hana, mail: '' }, portal, given, language);
        return of(saved, 'name').selectorValue.map(({ value }) => value);
      };
      const kept = await save(hanako, 'jpn');
      expect(kept).toHaveLength(4);
      expect(await save(named(kept[0]!), 'eng')).toEqual(kept);
      expect(await save(named('Smith'), 'eng')).toEqual(['Smith', '花子', '', '']);
    });

    test('refuses keys that are names of every object', async () => {
      const published = await calls.published({ portalId: 1, eventId: 11 });
      const strange = ['__proto__', 'constructor'].map((key) => ({ ...both[0], entryFormKey: key }));
      const errors = await calls.answers.registration.check(published, [...both, ...strange], context);
      expect(Object.keys(errors?.('eng') ?? {})).toEqual(['shareProfile.__proto__', 'shareProfile.constructor']);
    });

    test('is saved in the transaction that makes the account, or not at all', async () => {
      const published = await calls.published({ portalId: 1, eventId: 11 });
      const { registration } = calls.answers;
      await registration.check(published, both, context);
      const broken = inTransaction(calls.database, async (tx) => {
        await registration.save(tx, published, hana, both);
        throw new Error('The mail could not be queued.');
      });
      await expect(broken).rejects.toThrow('queued');
      expect(await rows()).toBe(0);
      await inTransaction(calls.database, (tx) => registration.save(tx, published, hana, both));
      const personal = await lists(hana);
      expect(of(personal.shareProfile, 'name').selectorValue).toEqual(hanako.selectorValue);
      expect(of(personal.profile, 'job').selectorValue).toHaveLength(1);
    });

    test('is never saved unchecked', async () => {
      const published = await calls.published({ portalId: 1 });
      const save = inTransaction(calls.database, (tx) =>
        calls.answers.registration.save(tx, published, hana, [hanako]),
      );
      await expect(save).rejects.toThrow('checked before');
    });
  });

  describe('suggestions', () => {
    test('of an event answer data.searchResult in the language of the call [PROFILE-027]', async () => {
      const found = await calls.get('event_profile/search_text/1/11/4?search_value=しおみ');
      expect(found).toEqual({ status: 200, body: { data: { searchResult: ['汐見大学'] } } });
      const english = await calls.get('event_profile/search_text/1/11/4?search_value=しおみ', 'eng');
      expect(english.body.data.searchResult).toEqual(['University of Shiomi']);
      expect((await calls.get('event_profile/search_text/1/11/4')).body.data.searchResult).toEqual([]);
    });

    test('exist only for items with a search [PROFILE-027]', async () => {
      for (const path of ['1/11/3', '1/11/99', '2/11/4', '1/99/4']) {
        expect((await calls.get(`event_profile/search_text/${path}?search_value=a`)).status).toBe(404);
      }
      expect((await calls.get(`event_profile/search_text/1/11/4?search_value=${'a'.repeat(201)}`)).status).toBe(422);
    });
  });
});

describeEngines('suggestions of a portal', (open) => {
  test('come from the portal in the address, else from that of the host [PROFILE-026]', async () => {
    const school = eventForm.items.find(({ answerMethod }) => answerMethod === 'SEARCHTEXT');
    const modules = [{ moduleCode: 'profile', contentId: 90, items: [school] }];
    const calls = await profileSite(await open(), [
      { site: portalFile({ portalId: 0 }), modules },
      { site: portalFile() },
      {
        site: portalFile({ portalId: 2 }),
        modules: [{ moduleCode: 'profile', contentId: 3, items: [{ ...school, detailId: 4, isHidden: true }] }],
      },
    ]);
    const result = { data: { searchResult: ['港北工業大学'] } };
    expect((await calls.get('profile/search_text/4?search_value=港北')).body).toEqual(result);
    expect((await calls.get('profile/search_text/4?search_value=港北&portal_id=0')).body).toEqual(result);
    for (const portal of [1, 2, 3]) {
      expect((await calls.get(`profile/search_text/4?search_value=港北&portal_id=${portal}`)).status).toBe(404);
    }
  });
});
