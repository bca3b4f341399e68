// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { Page, texts } from './verify-page.tsx';

const assign = vi.fn<(href: string) => void>();
const call = vi.fn<(options: { query: { passcode: string } }) => Promise<unknown>>();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation((href) => assign(String(href)));
  assign.mockReset();
  call.mockReset();
  call.mockImplementation(async ({ query }) => ({ data: { passcodeCheck: query.passcode === '024680' } }));
  window.localStorage.clear();
  window.sessionStorage.clear();
});

async function open(
  site: { portalId: number; eventId?: number } = { portalId: 1, eventId: 11 },
): Promise<HTMLInputElement> {
  const context = pageContext({
    api: namedApi(call),
    address: site,
    site,
    init: siteInit({ usePasscodeLock: true }),
  });
  await renderScreen(<Page />, texts, context);
  return screen.getByLabelText('パスコード（6桁の数字）');
}

const enter = (input: HTMLInputElement, code: string): void => {
  fireEvent.change(input, { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: '入場する' }));
};

describe('the verify page', () => {
  test('asks for six digits with a numeric keyboard', async () => {
    const input = await open();
    expect(input.inputMode).toBe('numeric');
    expect(input.autocomplete).toBe('one-time-code');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('パスコードを入力してください');
  });

  test('keeps a right code and goes to the top [ACCESS-007, ACCESS-008]', async () => {
    enter(await open(), '024680');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/web/portal/1/event/11'));
    expect(window.localStorage.getItem('event-passcode')).toBe('024680');
    expect(window.localStorage.getItem('portal-passcode')).toBeNull();
  });

  test('keeps a portal’s code for the portal [ACCESS-008]', async () => {
    enter(await open({ portalId: 1 }), '024680');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/web/portal/1'));
    expect(window.localStorage.getItem('portal-passcode')).toBe('024680');
    expect(window.localStorage.getItem('event-passcode')).toBeNull();
  });

  test('goes to the page the visitor wanted, never to another origin', async () => {
    rememberDestination(browserStorage().session, '/web/portal/1/event/11/module/information/3');
    enter(await open(), '024680');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/web/portal/1/event/11/module/information/3'));

    document.body.replaceChildren();
    rememberDestination(browserStorage().session, 'https://evil.example/');
    enter(await open(), '024680');
    await waitFor(() => expect(assign).toHaveBeenLastCalledWith('/web/portal/1/event/11'));
  });

  test('works again when the browser brings it back as it was left, and while another page loads it does not', async () => {
    enter(await open(), '024680');
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const button = screen.getByRole('button');
    for (const persisted of [false, true]) {
      expect([persisted, button.getAttribute('aria-busy')]).toEqual([persisted, 'true']);
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    }
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  test('accepts full-width digits', async () => {
    enter(await open(), '０２４６８０');
    await waitFor(() => expect(window.localStorage.getItem('event-passcode')).toBe('024680'));
  });

  test.each([
    ['', 'パスコードを入力してください。'],
    ['12345', '6桁の数字で入力してください。'],
    ['abcdef', '6桁の数字で入力してください。'],
  ])('shows at the field what is wrong with %j without asking the server [ACCESS-011]', async (code, message) => {
    const input = await open();
    enter(input, code);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(document.activeElement).toBe(input);
    expect(call).not.toHaveBeenCalled();
  });

  test('says that the code is wrong, and keeps what was typed [ACCESS-014]', async () => {
    const input = await open();
    enter(input, '999999');
    expect(await screen.findByText('パスコードが違います。もう一度ご確認ください。')).toBeTruthy();
    expect(input.value).toBe('999999');
    expect(window.localStorage.getItem('event-passcode')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    [429, /^1分ほど待ってから。$/],
    [503, /^1分ほど待ってから。$/],
    [10_000, /通信環境を確認してから/],
    [500, /しばらくしてから/],
  ])(
    'says what to do when the server answers %i, in the words of the server where it has any',
    async (status, message) => {
      call.mockRejectedValue(new CallError(status, '1分ほど待ってから。'));
      const input = await open();
      enter(input, '024680');
      expect(await screen.findByText(message)).toBeTruthy();
      expect(window.localStorage.getItem('event-passcode')).toBeNull();
    },
  );
});
