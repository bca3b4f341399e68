// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { CallError } from '#web/api/call-error.ts';
import type { Information, InformationContents } from '../contract.ts';
import * as detail from './information-detail.tsx';
import { informationTexts } from './information-texts.ts';
import * as list from './information-list.tsx';
import * as widget from './information-widget.tsx';

const image = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: '港' };
const information = (informationId: number, more: Partial<Information> = {}): Information => ({
  informationId,
  title: `お知らせ${informationId}`,
  category: '',
  image: null,
  publicPeriod: false,
  publicStart: null,
  publicEnd: null,
  createdAt: '2026-11-01 09:00',
  publishedAt: '2026-11-01 09:00',
  isImmediatePublished: true,
  ...more,
});
const fresh = information(2, { publishedAt: '2026-11-18 09:00', category: '重要', image });
const module = moduleEntry('information', { contentId: 3 });
const say = [informationTexts];
const args = (query = '') => ({ params: {}, query: new URLSearchParams(query) });
const failed = new CallError(500, 'down');
const passed = new CallError('pass', '');

describe('the widget of information', () => {
  const load = async (informations: Information[], settings = {}) => {
    const { api, calls } = fakeApi({ listPortalInformation: () => ({ data: informations }) });
    const data = await widget.load(pageContext({ api }), { ...module, widget: settings });
    return { data, calls };
  };

  test('shows the newest with their date, a mark on new ones, and the way to all [LAYOUT-020]', async () => {
    const { data = [], calls } = await load([fresh, information(1)]);
    expect(calls[0]).toMatchObject({ params: { portalId: 1, contentId: 3 }, query: { per_page: 6 } });
    await renderScreen(<widget.Widget module={module} data={data} />, say);
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['2026.11.18新着重要お知らせ2', '2026.11.01お知らせ1']);
    expect(screen.getByText('お知らせ2').getAttribute('href')).toBe('/web/portal/1/module/information/3/2');
    expect(screen.getByText('すべて見る').getAttribute('href')).toBe('/web/portal/1/module/information/3');
  });

  test('shows as many as the organiser says, all for 0, and is left out without any [SITE-037]', async () => {
    expect((await load([fresh], { numberOfDisplay: 3 })).calls[0]?.query).toEqual({ per_page: 3 });
    expect((await load([fresh], { numberOfDisplay: 0 })).calls[0]?.query).toEqual({ per_page: 100 });
    expect((await load([])).data).toBeUndefined();
  });

  test('hides title, image and date, and a row keeps its name all the same [SITE-037]', async () => {
    const settings = { titleVisible: false, imageVisible: false, dateVisible: true };
    const own = { ...module, widget: settings };
    const { container } = await renderScreen(<widget.Widget module={own} data={[fresh]} />, say);
    expect(screen.queryByText('お知らせ2')).toBeNull();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'お知らせ2' })).not.toBeNull();
  });
});

describe('the list of information', () => {
  test('shows the page that its address asks for, loaded beforehand [LAYOUT-021, ROUTE-075]', async () => {
    const { api, calls } = fakeApi({
      listEventInformation: () => ({ data: [fresh], total: 12, lastPage: 3 }),
    });
    const context = pageContext({ ...inEvent, api });
    const own = { ...module, title: '最新情報', list: { numberOfDisplayWeb: 5 } };
    const data = await list.load(context, own, args('page=2'));
    expect(calls).toMatchObject([
      { params: { portalId: 1, eventId: 11, contentId: 3 }, query: { page: 2, per_page: 5 } },
    ]);
    const { container } = await renderScreen(<list.List module={own} data={data} />, say, context);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('最新情報');
    const current = container.querySelector('[aria-current=page]');
    expect(current?.textContent).toBe('2');
    const next = container.querySelector('[rel=next]')?.getAttribute('href');
    expect(next).toBe('/web/portal/1/event/11/module/information/3?page=3');
    const picture = container.querySelector('img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1600', '900']);
  });

  test('has twenty on a page unless the organiser says otherwise [SITE-033]', async () => {
    const { api, calls } = fakeApi({ listPortalInformation: () => ({ data: [], total: 0, lastPage: 1 }) });
    await list.load(pageContext({ api }), module, args());
    expect(calls[0]?.query).toEqual({ page: 1, per_page: 20 });
  });

  test('says what will be here when the list is empty', async () => {
    await renderScreen(<list.List module={module} data={{ informations: [], page: 1, pages: 1 }} />, say);
    expect(screen.getByText('お知らせはまだありません')).not.toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('throws a failed call on, so that the visitor is led to the error page [ERROR-037, ROUTE-076]', async () => {
    const { api } = fakeApi({ listPortalInformation: () => failed });
    await expect(list.load(pageContext({ api }), module, args())).rejects.toBe(failed);
    await expect(widget.load(pageContext({ api }), module)).rejects.toBe(failed);
  });
});

describe('the detail of information', () => {
  const contents: InformationContents = {
    contents: [{ ...fresh, body: '<p>港へ。<a href="/module/web_page/4">地図</a></p>' }],
    newer: { informationId: 7, title: '次の話' },
    older: { informationId: 1, title: '前の話' },
  };
  const load = (answer: { data: InformationContents } | Error, more = {}) => {
    const { api } = fakeApi({ readPortalInformation: () => answer, readEventInformation: () => answer });
    return detail.load(pageContext({ api, ...more }), module, { ...args(), detailId: 2 });
  };

  test('shows date, title, picture, text and the way to its neighbours', async () => {
    const data = await load({ data: contents });
    const { container } = await renderScreen(<detail.Detail module={module} data={data} />, say);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('お知らせ2');
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-18T09:00:00+09:00');
    expect(screen.getByRole('img', { name: '港' }).getAttribute('width')).toBe('1600');
    expect(screen.getByText('地図').getAttribute('href')).toBe('/web/portal/1/module/web_page/4');
    expect(screen.getByRole('link', { name: /次の話/ }).getAttribute('href')).toBe(
      '/web/portal/1/module/information/3/7',
    );
    expect(screen.getByRole('link', { name: /前の話/ }).getAttribute('href')).toBe(
      '/web/portal/1/module/information/3/1',
    );
    expect(detail.head(data)).toMatchObject({ title: 'お知らせ2', description: '港へ。地図', image: { width: 1600 } });
  });

  test('is read by the call of its scope [INFO-003, INFO-004]', async () => {
    expect(await load({ data: contents })).toBe(contents);
    expect(await load({ data: contents }, inEvent)).toBe(contents);
  });

  test('ignores a failure that says pass and shows an empty page [ERROR-036]', async () => {
    const data = await load(passed);
    expect(data).toBeNull();
    expect(detail.head(data)).toEqual({});
    await renderScreen(<detail.Detail module={module} data={data} />, say);
    expect(screen.getByText('このお知らせは表示できません')).not.toBeNull();
  });

  test('throws every other failure on [ERROR-036, ROUTE-076]', async () => {
    await expect(load(failed)).rejects.toBe(failed);
  });
});
