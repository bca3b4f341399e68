// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { footerLinks } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import jpn from '#features/navigation/texts/jpn.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import * as privacyPage from './privacy-policy-page.tsx';
import * as termsPage from './terms-page.tsx';
import { termsTexts } from './terms-texts.ts';

const replace = vi.fn<(href: string) => void>();
beforeEach(async () => {
  replace.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation((href) => replace(String(href)));
  await Promise.all([termsTexts.load('jpn'), termsTexts.load('eng')]);
});

const answer = { data: { terms: '<p>走らない</p>', privacy: '<p>お預かりした情報</p>' } };

function contextWith(terms: Partial<SiteInit['terms']>, language: 'jpn' | 'eng' = 'jpn') {
  const call = vi.fn<(options: object) => Promise<unknown>>().mockResolvedValue(answer);
  const init = siteInit({ terms: { ...siteInit().terms, ...terms } });
  return { call, context: pageContext({ init, language, api: namedApi(call) }) };
}

async function open(
  screenModule: typeof termsPage,
  terms: Partial<SiteInit['terms']>,
  language: 'jpn' | 'eng' = 'jpn',
) {
  const { call, context } = contextWith(terms, language);
  const data = await screenModule.load(context);
  await renderScreen(<screenModule.Page data={data} />, screenModule.texts, context);
  return { call, head: screenModule.head(data, context) };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the terms page', () => {
  test("shows the text below the organiser's title [TERMS-003, TERMS-007, TERMS-017]", async () => {
    const { call, head } = await open(termsPage, { switchTerms: true, titleTerms: '来場規約' });
    expect(heading()).toBe('来場規約');
    expect(head.title).toBe('来場規約');
    expect(screen.getByText('走らない')).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'readTerms', params: { portalId: 1 } }),
    );
  });

  test('has our title when the organiser gave none', async () => {
    await open(termsPage, { switchTerms: true }, 'eng');
    expect(heading()).toBe('Terms of use');
  });

  test('leads to the terms at another address [TERMS-004]', async () => {
    const { call } = await open(termsPage, {
      switchTerms: true,
      typeTerms: 'Url',
      urlTerms: 'https://example.org/terms',
    });
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://example.org/terms');
    expect(screen.getByRole('link', { name: '利用規約を開く' }).getAttribute('href')).toBe('https://example.org/terms');
    expect(call).not.toHaveBeenCalled();
  });

  test('leads to a page of the same site too', async () => {
    await open(termsPage, { switchTerms: true, typeTerms: 'Url', urlTerms: '/module/web_page/4' });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/web/portal/1/module/web_page/4');
  });

  test('says that the site has none when they are off, even with a text [TERMS-002]', async () => {
    const { call } = await open(termsPage, { switchTerms: false, switchPrivacy: true, titleTerms: '来場規約' });
    expect(heading()).toBe('このサイトではご利用いただけません');
    expect(call).not.toHaveBeenCalled();
  });

  test('says so while the organiser has written nothing', async () => {
    await open(termsPage, { switchTerms: true, typeTerms: 'Url', urlTerms: null });
    expect(screen.getByText('まだ掲載されていません')).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the privacy page', () => {
  test("shows the text below the organiser's title [TERMS-005, TERMS-007]", async () => {
    await open(privacyPage, { switchPrivacy: true, titlePrivacy: '個人情報の取扱い' });
    expect(heading()).toBe('個人情報の取扱い');
    expect(screen.getByText('お預かりした情報')).toBeTruthy();
  });

  test('leads to the policy at another address [TERMS-006]', async () => {
    await open(privacyPage, { switchPrivacy: true, typePrivacy: 'Url', urlPrivacy: 'https://example.org/privacy' });
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://example.org/privacy');
  });

  test('has an on-off setting of its own [TERMS-002]', async () => {
    await open(privacyPage, { switchTerms: true });
    expect(heading()).toBe('このサイトではご利用いただけません');
  });
});

describe('the links to them', () => {
  const links = (terms: Partial<SiteInit['terms']>) =>
    footerLinks(contextWith(terms).context, jpn).map(({ href, label }) => [label, href]);
  const titles = { titleTerms: '来場規約', titlePrivacy: '個人情報の取扱い' };

  test('appear for what is on [TERMS-002]', () => {
    expect(links(titles)).toEqual([]);
    expect(links({ ...titles, switchTerms: true })).toHaveLength(1);
    expect(links({ ...titles, switchPrivacy: true })).toHaveLength(1);
  });

  test('lead to the pages of the site, under their titles [TERMS-003, TERMS-005, TERMS-007]', () => {
    expect(links({ ...titles, switchTerms: true, switchPrivacy: true })).toEqual([
      ['来場規約', '/web/portal/1/users/terms'],
      ['個人情報の取扱い', '/web/portal/1/users/privacy-policy'],
    ]);
  });

  test('lead to another site when the organiser sets its address [TERMS-004, TERMS-006]', () => {
    const elsewhere = {
      typeTerms: 'Url',
      urlTerms: 'https://example.org/t',
      typePrivacy: 'Url',
      urlPrivacy: 'https://example.org/p',
    } as const;
    expect(links({ switchTerms: true, switchPrivacy: true, ...elsewhere }).map(([, href]) => href)).toEqual([
      'https://example.org/t',
      'https://example.org/p',
    ]);
  });
});
