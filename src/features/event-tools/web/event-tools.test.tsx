// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { navigationTexts } from '#features/navigation/web.ts';
import { eventEntry } from '../../../../test/event-entry.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { useEventTools } from './event-tools.tsx';
import { eventToolsTexts } from './event-tools-texts.ts';
import { EventShare } from './event-share.tsx';

const overview = {
  ...eventEntry(11).overview,
  description: '',
  doorsOpen: null,
  placeAddress: '港町5',
  placeMapUrl: null,
  organizerUrl: null,
  primaryAction: null,
};

function Home({ isOver = false, more = {} }: { isOver?: boolean; more?: object }) {
  const tools = useEventTools({ ...overview, ...more }, isOver);
  return (
    <>
      <p>{tools.linked('calendar', '11月25日')}</p>
      <p>{tools.linked('map', '港公園')}</p>
      {tools.row}
    </>
  );
}

const open = (props: Parameters<typeof Home>[0] = {}) =>
  renderScreen(
    <Home {...props} />,
    [navigationTexts, eventToolsTexts],
    pageContext({ site: { portalId: 1, eventId: 11 } }),
  );

beforeEach(() => void vi.restoreAllMocks());

describe('date, place and what to take along', () => {
  test('are links that work without a script', async () => {
    await open();
    const file = '/web_api/v2/event_calendar/1/11?language=jpn';
    expect(screen.getByRole('link', { name: '11月25日' }).getAttribute('href')).toBe(file);
    expect(screen.getByRole('link', { name: 'カレンダー' }).getAttribute('href')).toBe(file);
    expect(screen.getByRole('link', { name: '港公園' }).getAttribute('href')).toContain('google.com/maps');
  });

  test('have no calendar for what is over, and no map without a place', async () => {
    await open({ isOver: true, more: { placeName: '' } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('11月25日')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'シェア' })).toBeTruthy();
  });

  test('open the calendars', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: '11月25日' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'カレンダーに追加' }));
    const names = sheet.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Appleカレンダーなど（.icsファイル）',
      'Googleカレンダー',
      'Outlook.com',
      'Microsoft 365（会社・学校）',
    ]);
    fireEvent.click(sheet.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('open the map, whose address can be copied', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.spyOn(window.navigator.clipboard, 'writeText').mockImplementation(writeText);
    await open();
    fireEvent.click(screen.getByRole('link', { name: '地図・行き方' }));
    const sheet = within(await screen.findByRole('dialog', { name: '会場への行き方' }));
    fireEvent.click(sheet.getByRole('button', { name: '住所をコピー' }));
    expect(await sheet.findByRole('button', { name: 'コピーしました' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('港町5');
  });

  test('say what to do where copying is forbidden', async () => {
    vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'シェア' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'このイベントを知らせる' }));
    fireEvent.click(sheet.getByRole('button', { name: 'リンクをコピー' }));
    expect((await sheet.findByRole('alert')).textContent).toContain('コピーできませんでした');
    expect(sheet.getByRole('link', { name: 'LINEで送る' })).toBeTruthy();
  });

  test("share by the phone's own sheet where there is one, and by ours when that fails", async () => {
    const share = vi.fn<(data: object) => Promise<void>>(async () => {});
    Object.defineProperty(window.navigator, 'share', { value: share, configurable: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'シェア' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: '催し11' });
    expect(screen.queryByRole('dialog')).toBeNull();
    share.mockRejectedValue(new Error('no'));
    fireEvent.click(screen.getByRole('button', { name: 'シェア' }));
    expect(await screen.findByRole('dialog', { name: 'このイベントを知らせる' })).toBeTruthy();
  });
});

describe('an event shared from a page of its own', () => {
  const shared = async (webSetting: object, language: 'jpn' | 'eng') => {
    window.history.replaceState(
      null,
      '',
      '/web/portal/1/event/11/module/ticket/60/purchased?order=secret&consoleUser=x',
    );
    const event = { overview: { name: '星の音楽祭' } };
    const init = siteInit({ event: event as never });
    await renderScreen(
      <EventShare onClose={() => {}} />,
      [navigationTexts, eventToolsTexts],
      pageContext({
        init: { ...init, webSetting: { ...init.webSetting, ...webSetting } },
        language,
        keptQuery: 'consoleUser=x',
        site: { portalId: 1, eventId: 11 },
        address: { portalId: 1, eventId: 11 },
      }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toContain('secret');
    return dialog.textContent;
  };

  test('has the address of its home, never that of an order', async () => {
    expect(await shared({}, 'jpn')).toContain(
      `星の音楽祭${window.location.origin}/web/portal/1/event/11リンクをコピー`,
    );
  });

  test('has its own domain, and the language that is shown', async () => {
    expect(await shared({ ownDomain: 'stars.test' }, 'eng')).toContain('//stars.test');
    expect(document.body.textContent).toContain('/?language=eng');
  });
});
