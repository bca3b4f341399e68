// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { CallError } from '#web/api/call-error.ts';
import { temporaryWebPageSchema, type WebPageContent } from '../contract.ts';
import { temporaryArticle, WebPageArticle } from './web-page-article.tsx';
import * as detail from './web-page-detail.tsx';
import * as list from './web-page-list.tsx';
import { webPageTexts } from './web-page-texts.ts';
import * as widget from './web-page-widget.tsx';

const image = { path: `/media/${'a'.repeat(64)}.webp`, width: 1200, height: 800, alt: '地図' };
const venue: WebPageContent = {
  detailId: 1,
  title: '会場案内',
  body: '<h2>電車</h2><p>駅から5分。</p>',
  image,
  hasContact: false,
};
const things: WebPageContent = { detailId: 2, title: '持ち物', body: '', image: null, hasContact: false };
const module = moduleEntry('web_page', { contentId: 3 });
const say = [webPageTexts];
const contextWith = (contents: WebPageContent[] | Error, more = {}) => {
  const answer = () => (contents instanceof Error ? contents : { data: { contents } });
  const names = ['listPortalWebPage', 'listEventWebPage', 'readPortalWebPage', 'readEventWebPage'];
  const { api, calls } = fakeApi(Object.fromEntries(names.map((name) => [name, answer])));
  return { context: pageContext({ api, ...more }), calls };
};
const failed = new CallError(500, 'down');
const args = { params: {}, query: new URLSearchParams(), detailId: 1 };

describe('the widget of a web page', () => {
  const show = async (contents: WebPageContent[], settings: object, title = 'ご案内') => {
    const own = { ...module, title, widget: settings };
    const data = await widget.load(contextWith(contents).context, own);
    if (data !== undefined) await renderScreen(<widget.Widget module={own} data={data} />, say);
    return data !== undefined;
  };

  test('leads to the page, with its picture and its title [LAYOUT-020]', async () => {
    expect(await show([venue], {})).toBe(true);
    expect(screen.getByRole('link', { name: '会場案内' }).getAttribute('href')).toBe('/web/portal/1/module/web_page/3');
  });

  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('shows its title: %s, and its image: %s [WEBPAGE-002, WEBPAGE-003]', async (titleVisible, imageVisible) => {
    expect(await show([venue], { titleVisible, imageVisible })).toBe(titleVisible || imageVisible);
    expect(screen.queryByText('会場案内') !== null).toBe(titleVisible);
    expect(document.querySelector('img') !== null).toBe(imageVisible);
    expect(screen.queryAllByRole('link', { name: '会場案内' })).toHaveLength(titleVisible || imageVisible ? 1 : 0);
  });

  test.each([
    [true, true],
    [true, false],
    [false, true],
  ])(
    'without a title of its module shows that of its page once: %s, and its image: %s [WEBPAGE-002]',
    async (titleVisible, imageVisible) => {
      expect(await show([venue], { titleVisible, imageVisible }, '')).toBe(true);
      expect(screen.queryAllByText('会場案内')).toHaveLength(titleVisible ? 1 : 0);
      expect(screen.queryAllByRole('heading')).toHaveLength(titleVisible ? 1 : 0);
      expect(document.querySelector('img') !== null).toBe(imageVisible);
      expect(screen.getAllByRole('link', { name: '会場案内' })).toHaveLength(1);
      expect(screen.getByRole('region', { name: '会場案内' })).toBeTruthy();
    },
  );

  test('is left out without content [WEBPAGE-003]', async () => {
    expect(await show([], {})).toBe(false);
  });

  test('shows each of several pages with the way to it', async () => {
    expect(await show([venue, things], {})).toBe(true);
    expect(screen.getByRole('link', { name: '持ち物' }).getAttribute('href')).toBe('/web/portal/1/module/web_page/3/2');
  });
});

describe('the page of a web page content', () => {
  const show = async (contents: WebPageContent[], more = {}) => {
    const { context, calls } = contextWith(contents, more);
    const data = await list.load(context, module);
    const shown = await renderScreen(<list.List module={module} data={data} />, say, context);
    return { data, calls, ...shown };
  };

  test('is contents[0] when there is one, read before it is shown [WEBPAGE-005, ROUTE-075]', async () => {
    const { data, calls } = await show([venue]);
    expect(calls).toMatchObject([{ name: 'listPortalWebPage', params: { portalId: 1, contentId: 3 } }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('会場案内');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('電車');
    expect(screen.getByRole('img', { name: '地図' }).getAttribute('height')).toBe('800');
    expect(list.head(data, module, pageContext())).toMatchObject({
      title: '会場案内',
      description: '駅から5分。',
    });
  });

  test('is read with the ids of the event at event scope [WEBPAGE-006]', async () => {
    const { calls } = await show([venue], inEvent);
    expect(calls).toMatchObject([{ name: 'listEventWebPage', params: { portalId: 1, eventId: 11, contentId: 3 } }]);
  });

  test('lists several, each with the way to its detail [LAYOUT-021]', async () => {
    await show([venue, things]);
    expect(screen.getByRole('link', { name: '会場案内' }).getAttribute('href')).toBe(
      '/web/portal/1/module/web_page/3/1',
    );
    expect(screen.getByText('駅から5分。')).not.toBeNull();
  });

  test('lists the only one too where it is for members, so that its own address asks for the login', async () => {
    await show([{ ...venue, body: '', isForMembers: true }]);
    expect(screen.getByRole('link', { name: '会場案内' }).getAttribute('href')).toMatch(/\/web_page\/3\/1$/);
  });

  test('says so when no page is written yet', async () => {
    await show([]);
    expect(screen.getByText('このページは準備中です')).not.toBeNull();
  });

  test('throws a failed call on [ERROR-037, ROUTE-076]', async () => {
    await expect(list.load(contextWith(failed).context, module)).rejects.toBe(failed);
  });
});

describe('the detail of a web page', () => {
  test('is the page of its contentId and detailId, with the way back', async () => {
    const { context, calls } = contextWith([things]);
    const data = await detail.load(context, module, { ...args, detailId: 2 });
    expect(calls).toMatchObject([{ name: 'readPortalWebPage', params: { contentId: 3, detailId: 2 } }]);
    await renderScreen(<detail.Detail module={module} data={data} />, say);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('持ち物');
    expect(screen.getByRole('link', { name: '一覧へ戻る' }).getAttribute('href')).toBe(
      '/web/portal/1/module/web_page/3',
    );
  });

  test('ignores a failure that says pass, and throws every other on [ERROR-036]', async () => {
    const data = await detail.load(contextWith(new CallError('pass', '')).context, module, args);
    await renderScreen(<detail.Detail module={module} data={data} />, say);
    expect(screen.getByText('このページは表示できません')).not.toBeNull();
    await expect(detail.load(contextWith(failed).context, module, args)).rejects.toBe(failed);
  });
});

test('a page that is not saved yet is shown from its title, body and image file [WEBPAGE-004]', async () => {
  const page = v.parse(temporaryWebPageSchema, { title: '下書き', body: '<p>まだ</p>', image: { file: image } });
  await renderScreen(<WebPageArticle article={temporaryArticle(page)} />, []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('下書き');
  expect(screen.getByRole('img', { name: '地図' })).not.toBeNull();
  expect(v.is(temporaryWebPageSchema, { ...page, image: null })).toBe(true);
});
