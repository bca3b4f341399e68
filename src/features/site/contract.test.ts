import { expect, test } from 'vitest';
import { siteInit } from '../../../test/site-init.ts';
import { unreadFields } from '../../../test/unread-fields.ts';
import { siteDataSchema } from './contract.ts';
import { siteDocumentSchema } from './documents.ts';

const written = {
  kind: 'event',
  portalId: 0,
  eventId: 11,
  languages: ['jpn', 'eng'],
  webSetting: { title: { jpn: '汐見ものづくり博' } },
  terms: { switchTerms: true, typePrivacy: 'Url', resetAt: '2026-11-20 10:00' },
  cookie: { enableCookieCheckDialog: true, body: { jpn: 'Cookieを使います', eng: 'We use cookies' } },
};
const { init } = siteDataSchema.entries;

test('the terms of a site have switches, kinds, addresses, titles and the question to agree anew, as written and as answered [TERMS-001]', () => {
  const switches = ['switchTerms', 'switchPrivacy', 'typeTerms', 'typePrivacy', 'urlTerms', 'urlPrivacy'];
  const texts = ['titleTerms', 'titlePrivacy', 'reAgreementTitle', 'reAgreementBody', 'resetAt'];
  const fields = [...switches, ...texts].map((field) => `terms.${field}`);
  expect(unreadFields(siteDocumentSchema, written, fields)).toEqual([]);
  expect(unreadFields(init, siteInit(), fields)).toEqual([]);
});

test('the question about cookies can be switched on, and has its texts in each language, as written and as answered [COOKIE-002]', () => {
  const texts = ['positiveButtonTitle', 'negativeButtonTitle', 'body'];
  const inDocument = ['enableCookieCheckDialog', ...texts].map((field) => `cookie.${field}`);
  expect(unreadFields(siteDocumentSchema, written, inDocument)).toEqual([]);
  const contents = Object.fromEntries(
    ['jpn', 'eng'].map((language) => [language, Object.fromEntries(texts.map((name) => [name, language]))]),
  );
  const answered = siteInit({
    cookie: { commonContents: { enableCookieCheckDialog: true }, contents: contents as never },
  });
  const inAnswer = ['jpn', 'eng'].flatMap((language) => texts.map((name) => `cookie.contents.${language}.${name}`));
  const all = ['cookie.commonContents.enableCookieCheckDialog', ...inAnswer];
  expect(unreadFields(init, answered, all)).toEqual([]);
});
