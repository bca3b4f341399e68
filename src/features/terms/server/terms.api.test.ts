import { afterAll, beforeAll, expect, test } from 'vitest';
import { readErrorPage, readSite } from '#features/site/contract.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { readTerms } from '../contract.ts';
import { createTermsServer } from '../server.ts';

const terms = {
  switchTerms: true,
  titleTerms: { jpn: '来場規約', eng: 'Terms of visit' },
  bodyTerms: {
    jpn: '<h2>第1条</h2><p>走らない<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    eng: '<p>Do not run.</p>',
  },
  switchPrivacy: true,
  typePrivacy: 'Url',
  urlPrivacy: 'https://example.org/privacy',
  bodyPrivacy: { jpn: '<p>下書き</p>' },
  reAgreementTitle: { jpn: '改定のお知らせ' },
  resetAt: '2026-11-01 00:00',
};
const settingKeys = [
  'switchTerms',
  'switchPrivacy',
  'typeTerms',
  'typePrivacy',
  'urlTerms',
  'urlPrivacy',
  'titleTerms',
  'titlePrivacy',
  'reAgreementTitle',
  'reAgreementBody',
  'resetAt',
];

let calls: SiteCalls;
beforeAll(async () => {
  calls = await siteCalls(
    [
      {
        site: portalFile({
          terms,
          cookie: { enableCookieCheckDialog: true, body: { jpn: '広場のクッキー' } },
          errorPage: { errorPageTitle: { jpn: '広場の外です' } },
        }),
      },
      {
        site: eventFile({
          portalId: 1,
          languages: ['eng', 'kor'],
          terms: { switchTerms: true, bodyTerms: { eng: '<p>Bring a coat.</p>' } },
          cookie: { enableCookieCheckDialog: true, body: { eng: 'Cookies of the expo' } },
          errorPage: { errorPageTitle: { eng: 'Lost?', kor: '길을 잃으셨나요?' } },
        }),
        modules: [{ moduleCode: 'terms', contentId: 40 }],
        passcode: '024680',
      },
    ],
    [],
    (site, database) => ({ endpoints: [...site.endpoints, ...createTermsServer(database).endpoints] }),
  );
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11 };

test('the terms of a site come as safe HTML with their settings [TERMS-001, TERMS-017]', async () => {
  const { data } = await calls.call(readTerms, { portalId: 1 });
  expect(data.terms).toBe('<h2>第1条</h2><p>走らない</p>');
  expect(Object.keys(data.setting).sort()).toEqual([...settingKeys].sort());
  expect(data.setting).toMatchObject({
    switchTerms: true,
    typeTerms: 'Text',
    titleTerms: '来場規約',
    typePrivacy: 'Url',
    urlPrivacy: 'https://example.org/privacy',
    reAgreementTitle: '改定のお知らせ',
    resetAt: '2026-11-01 00:00',
  });
  expect(data.termsContentId).toBe(0);
});

test('terms that are off or on another site have no body [TERMS-002, TERMS-017]', async () => {
  expect((await calls.call(readTerms, { portalId: 1 })).data.privacy).toBe('');
  const { data } = await calls.call(readTerms, event);
  expect(data.privacy).toBe('');
  expect(data.setting.switchPrivacy).toBe(false);
});

test("they come in the visitor's language, else in the site's first one", async () => {
  const english = await calls.call(readTerms, { portalId: 1 }, {}, { language: 'eng' });
  expect(english.data).toMatchObject({ terms: '<p>Do not run.</p>', setting: { titleTerms: 'Terms of visit' } });
  expect((await calls.call(readTerms, event, {}, { language: 'jpn' })).data.terms).toBe('<p>Bring a coat.</p>');
});

test('the terms can be read before the passcode is shown, and name the content for an agreement', async () => {
  expect((await calls.call(readTerms, event)).data).toMatchObject({
    termsContentId: 40,
    terms: '<p>Bring a coat.</p>',
  });
});

test('an unknown site has none', async () => {
  await expect(calls.call(readTerms, { portalId: 9 })).rejects.toThrow(Refusal);
  await expect(calls.call(readTerms, { portalId: 2, eventId: 11 })).rejects.toThrow(Refusal);
});

test('two sites have each their own terms, cookie notice, languages and error page [TERMS-016]', async () => {
  const shown = async (params: { portalId: number; eventId?: number }) => {
    const { init } = (await calls.call(readSite, params)).data;
    const query = { portal_id: params.portalId, ...(params.eventId === undefined ? {} : { event_id: params.eventId }) };
    const error = (await calls.call(readErrorPage, {}, query)).data.errorPageContents;
    const { data } = await calls.call(readTerms, params);
    return {
      terms: data.terms,
      cookie: init.cookie.contents[init.language]?.body,
      languages: init.useLanguageCode,
      error: error?.errorPageTitle,
    };
  };
  expect(await shown({ portalId: 1 })).toEqual({
    terms: '<h2>第1条</h2><p>走らない</p>',
    cookie: '広場のクッキー',
    languages: ['jpn', 'eng'],
    error: '広場の外です',
  });
  expect(await shown(event)).toEqual({
    terms: '<p>Bring a coat.</p>',
    cookie: 'Cookies of the expo',
    languages: ['eng', 'kor'],
    error: 'Lost?',
  });
});

test('the error page is answered in the language asked for [ERROR-010]', async () => {
  const titleIn = async (language: string) =>
    (await calls.call(readErrorPage, {}, { portal_id: 1, event_id: 11, language, is_draft: '0' })).data
      .errorPageContents?.errorPageTitle;
  expect(await titleIn('eng')).toBe('Lost?');
  expect(await titleIn('kor')).toBe('길을 잃으셨나요?');
});
