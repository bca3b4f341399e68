// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import common from '#kernel/texts/jpn.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent, type MadeCall, namedApi } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import type { TicketAtGate } from '../../contract.ts';
import { Part as Reception, texts } from './reception.tsx';
import { cameraTexts } from '#web/camera/camera-texts.ts';
import { cameraProblem } from '#web/camera/scanner.tsx';

const atGate = (more: Partial<TicketAtGate> = {}): TicketAtGate => ({
  purchasedTicketId: 7,
  title: '一般チケット',
  code: 'AB12-CD34-EF56',
  priceName: '学生',
  slotName: '昼の部',
  holderName: '汐見 花子',
  affiliation: '',
  checkinCount: 0,
  lastCheckinAt: null,
  mayUndo: false,
  toCollect: 0,
  awaited: 0,
  problem: null,
  notice: null,
  ...more,
});
type Answers = Record<string, (call: MadeCall) => { data: unknown } | Error>;

async function open(answers: Answers = {}, contents = [{ contentId: 100, title: '入場券' }]): Promise<MadeCall[]> {
  const { api, calls } = fakeApi(answers);
  await renderScreen(<Reception contents={contents} />, texts, pageContext({ ...inEvent, api }));
  return calls;
}
const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');
/** Enters a code as a handheld scanner does: it types and ends with Enter. */
function scan(code: string): void {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.submit(field().form as HTMLFormElement);
}
const result = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 2 });

function give(mediaDevices: object | undefined, isSecure = true): void {
  Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(window, 'isSecureContext');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('the reception', () => {
  test('shows the holder and the ticket of a code, and lets the ticket in by one press [ACCESS-059]', async () => {
    const calls = await open({
      lookUpTicket: () => ({ data: atGate() }),
      checkInTicket: () => ({ data: atGate({ checkinCount: 1, lastCheckinAt: '2026-11-20T10:00:00+09:00' }) }),
      undoCheckIn: () => ({ data: atGate() }),
    });
    scan('AB12-CD34-EF56.secret');
    expect((await result()).textContent).toBe('入場できます');
    for (const words of ['汐見 花子', '一般チケット', '学生', '昼の部']) expect(screen.getByText(words)).toBeTruthy();
    expect(field().value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'チェックインする' }));
    expect(await screen.findByRole('heading', { name: 'チェックインしました' })).toBeTruthy();
    expect(screen.getByText('1回')).toBeTruthy();
    expect(screen.getByText('この端末で1件チェックインしました')).toBeTruthy();
    expect(calls).toMatchObject([
      { name: 'lookUpTicket', params: { contentId: 100 }, query: { code: 'AB12-CD34-EF56.secret' } },
      { name: 'checkInTicket', body: { purchasedTicketId: 7, code: 'AB12-CD34-EF56.secret' } },
    ]);
    expect(calls[1]?.body).not.toHaveProperty('collected');
    fireEvent.click(screen.getByRole('button', { name: 'チェックインを取り消す' }));
    expect(await screen.findByText('チェックインを取り消しました。')).toBeTruthy();
    expect(screen.queryByText('この端末で1件チェックインしました')).toBeNull();
    expect(calls[2]).toMatchObject({
      name: 'undoCheckIn',
      body: { purchasedTicketId: 7, code: 'AB12-CD34-EF56.secret' },
    });
  });

  test('names the affiliation beside the holder, and leaves no empty row where no form asks for it', async () => {
    await open({ lookUpTicket: () => ({ data: atGate({ affiliation: '汐見工業高等専門学校' }) }) });
    scan('AB12-CD34-EF56.secret');
    expect((await screen.findByText('汐見工業高等専門学校')).previousElementSibling?.textContent).toBe('所属');
    cleanup();
    await open({ lookUpTicket: () => ({ data: atGate() }) });
    scan('AB12-CD34-EF56.secret');
    await result();
    expect(screen.queryByText('所属')).toBeNull();
  });

  test('says that the event has not begun, takes the check-in back at a desk with a link, and forgets the camera', async () => {
    const notice = 'イベントはまだ始まっていません（2027年2月20日から）。';
    const { api } = fakeApi({});
    const desk = {
      look: async () => atGate({ notice }),
      checkIn: async () => ({ ticket: atGate({ checkinCount: 1, notice }) }),
      undo: vi.fn<() => Promise<TicketAtGate>>(async () => atGate()),
    };
    const contents = [{ contentId: 100, title: '' }];
    await renderScreen(<Reception contents={contents} desk={desk} />, texts, pageContext({ ...inEvent, api }));
    fireEvent.click(screen.getByRole('button', { name: cameraTexts.of('jpn').start }));
    expect(screen.getByRole('alert')).toBeTruthy();
    scan('AB12-CD34-EF56');
    expect(await screen.findByText(notice)).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBe(0));
    fireEvent.click(screen.getByRole('button', { name: 'チェックインする' }));
    fireEvent.click(await screen.findByRole('button', { name: 'チェックインを取り消す' }));
    expect(await screen.findByText('チェックインを取り消しました。')).toBeTruthy();
    expect(desk.undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('この端末で1件チェックインしました')).toBeNull();
    expect(screen.getByRole('button', { name: 'チェックインする' })).toBeTruthy();
  });

  test('records the money of a ticket that is paid at the venue [ACCESS-059]', async () => {
    const calls = await open({
      lookUpTicket: () => ({ data: atGate({ toCollect: 3_000 }) }),
      checkInTicket: () => ({ data: atGate({ checkinCount: 1 }) }),
    });
    scan('AB12-CD34-EF56');
    expect(await screen.findByText('3,000円を受け取ってください')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '3,000円を受け取ってチェックイン' }));
    await screen.findByRole('heading', { name: 'チェックインしました' });
    expect(calls[1]?.body).toMatchObject({ collected: 3_000 });
  });

  test.each([
    ['17,600円を受け取ってチェックイン', { collected: 17_600 }],
    ['受け取らずにチェックイン', { collected: undefined }],
  ])('says that a transfer has not come, and lets in by "%s"', async (name, money) => {
    const calls = await open({
      lookUpTicket: () => ({ data: atGate({ awaited: 17_600 }) }),
      checkInTicket: () => ({ data: atGate({ checkinCount: 1 }) }),
    });
    scan('AB12-CD34-EF56');
    expect((await result()).textContent).toBe('振込の入金がまだです');
    expect(screen.getByText('振込の入金がまだです。この注文の合計は17,600円です。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('heading', { name: 'チェックインしました' });
    expect({ collected: undefined, ...(calls[1]?.body as object) }).toMatchObject(money);
  });

  test('says why a ticket does not open the gate, and offers no check-in [TICKET-077]', async () => {
    await open({ lookUpTicket: () => ({ data: atGate({ problem: '使用済みのチケットです。', checkinCount: 2 }) }) });
    scan('AB12-CD34-EF56');
    expect((await result()).textContent).toBe('入場できません');
    expect(screen.getByText('使用済みのチケットです。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'チェックインする' })).toBeNull();
  });

  test('takes a check-in back by the code of a ticket that was let in just now', async () => {
    const used = { problem: '使用済みのチケットです。', checkinCount: 1 };
    let looked = atGate();
    const calls = await open({
      lookUpTicket: () => ({ data: looked }),
      checkInTicket: () => ({ data: atGate({ checkinCount: 1 }) }),
      undoCheckIn: () => ({ data: atGate() }),
    });
    scan('AB12-CD34-EF56');
    fireEvent.click(await screen.findByRole('button', { name: 'チェックインする' }));
    fireEvent.click(await screen.findByRole('button', { name: '次の方へ' }));
    looked = atGate({ ...used, mayUndo: true });
    scan('AB12-CD34-EF56');
    fireEvent.click(await screen.findByRole('button', { name: 'チェックインを取り消す' }));
    expect(await screen.findByText('チェックインを取り消しました。')).toBeTruthy();
    expect((await result()).textContent).toBe('入場できます');
    expect(screen.queryByText('この端末で1件チェックインしました')).toBeNull();
    expect(calls.at(-1)).toMatchObject({ name: 'undoCheckIn', body: { purchasedTicketId: 7 } });

    looked = atGate(used);
    scan('AB12-CD34-EF56');
    expect(await screen.findByText('使用済みのチケットです。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'チェックインを取り消す' })).toBeNull();
  });

  test.each([
    [404, 'チケットが見つかりません'],
    [500, '確認できませんでした'],
    [10_000, '確認できませんでした'],
  ])('says of an answer %i: %s', async (code, words) => {
    await open({ lookUpTicket: () => new CallError(code, 'x') });
    scan('???');
    expect((await result()).textContent).toBe(words);
  });

  test('takes the next code at once, and ignores a later answer to the code before', async () => {
    const waiting: (() => void)[] = [];
    await open();
    const answer = vi.fn<() => Promise<unknown>>(
      () => new Promise((resolve) => waiting.push(() => resolve({ data: atGate({ holderName: '前の人' }) }))),
    );
    const api = namedApi(answer);
    document.body.replaceChildren();
    await renderScreen(
      <Reception contents={[{ contentId: 100, title: '' }]} />,
      texts,
      pageContext({ ...inEvent, api }),
    );
    scan('first');
    scan('second');
    await waitFor(() => expect(waiting).toHaveLength(2));
    answer.mockImplementation(() => Promise.resolve({ data: atGate() }));
    scan('third');
    expect(await screen.findByText('汐見 花子')).toBeTruthy();
    for (const letGo of waiting) letGo();
    await Promise.resolve();
    expect(screen.queryByText('前の人')).toBeNull();
  });

  test('shows the current sum when another sum was collected, and lets the ticket in with it [ACCESS-059]', async () => {
    const words = '受け取る金額が3,000円から2,000円に変わりました。';
    let toCollect = 3_000;
    const calls = await open({
      lookUpTicket: () => ({ data: atGate({ toCollect }) }),
      checkInTicket: ({ body }) => {
        toCollect = 2_000;
        const { collected } = body as { collected: number };
        return collected === toCollect ? { data: atGate({ checkinCount: 1 }) } : new CallError(409, words);
      },
    });
    scan('AB12-CD34-EF56');
    fireEvent.click(await screen.findByRole('button', { name: '3,000円を受け取ってチェックイン' }));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect((await result()).textContent).toBe('未チェックイン');
    expect(screen.getByText('2,000円を受け取ってください')).toBeTruthy();
    expect(screen.queryByText(/件チェックインしました/)).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: '2,000円を受け取ってチェックイン' }));
    expect(await screen.findByRole('heading', { name: 'チェックインしました' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.at(-1)?.body).toMatchObject({ collected: 2_000 });
  });

  test('shows the current ticket after a refused check-in, and keeps the old one when it cannot be read', async () => {
    const problem = '使用済みのチケットです。';
    let looked = 0;
    await open({
      lookUpTicket: () => [{ data: atGate() }, { data: atGate({ problem }) }, { data: atGate() }][looked++] ?? Error(),
      checkInTicket: () => new CallError(409, problem),
    });
    const press = async () => {
      scan('AB12-CD34-EF56');
      fireEvent.click(await screen.findByRole('button', { name: 'チェックインする' }));
    };
    await press();
    expect(await screen.findByRole('heading', { name: '入場できません' })).toBeTruthy();
    expect(screen.getAllByText(problem)).toHaveLength(1);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(screen.getByText('汐見 花子')).toBeTruthy();
  });

  test('does not call the check-in refused when no answer came', async () => {
    await open({
      lookUpTicket: () => ({ data: atGate() }),
      checkInTicket: () => new CallError(10_000, 'ネットワーク通信エラーが発生しました。'),
    });
    scan('AB12-CD34-EF56');
    fireEvent.click(await screen.findByRole('button', { name: 'チェックインする' }));
    expect((await screen.findByRole('alert')).textContent).toBe(common.offlineText);
    expect((await result()).textContent).toBe('入場できます');
  });

  test('keeps a code after a failed look-up, shows its number and looks it up again by one press', async () => {
    let tries = 0;
    const offline = new CallError(10_000, 'ネットワーク通信エラーが発生しました。');
    const calls = await open({ lookUpTicket: () => ((tries += 1) === 1 ? offline : { data: atGate() }) });
    scan('AB12-CD34-EF56.secret');
    expect((await result()).textContent).toBe('確認できませんでした');
    expect(screen.getByText(common.offlineText)).toBeTruthy();
    expect(screen.getByText('AB12-CD34-EF56')).toBeTruthy();
    // The scanner types the next code into the same field.
    expect(field().value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'もう一度確認する' }));
    await waitFor(async () => expect((await result()).textContent).toBe('入場できます'));
    expect(calls.map(({ body }) => body)).toEqual([calls[0]?.body, calls[0]?.body]);
  });

  test('asks staff to choose when there are several contents', async () => {
    const contents = [100, 101].map((contentId) => ({ contentId, title: `入場券${contentId}` }));
    const calls = await open({ lookUpTicket: () => ({ data: atGate() }) }, contents);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '101' } });
    scan('AB12-CD34-EF56');
    await result();
    expect(calls[0]?.params).toMatchObject({ contentId: 101 });
  });
});

describe('the camera', () => {
  const start = (): void => void fireEvent.click(screen.getByRole('button', { name: 'カメラで読み取る' }));
  const refuse = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('x', name)) });

  test.each([
    ['without permission', refuse('NotAllowedError'), 'カメラを使用する許可がありません。'],
    ['where there is none', refuse('NotFoundError'), 'カメラが見つかりません。'],
    ['in use by another app', refuse('NotReadableError'), 'カメラを開始できません。'],
  ])('%s says so, and the number can still be typed [ERROR-030]', async (_, devices, words) => {
    give(devices);
    await open();
    start();
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'カメラで読み取る' })).toBeTruthy();
    expect(field()).toBeTruthy();
  });

  test('says that an insecure connection has no camera [ERROR-032]', async () => {
    give(undefined, false);
    await open();
    start();
    expect(screen.getByRole('alert').textContent).toContain('安全な接続ではない');
  });

  test('is released when staff leave the page', async () => {
    const stop = vi.fn();
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect = () => Promise.resolve([]);
      },
    );
    const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] });
    give({ getUserMedia: () => Promise.resolve(stream) });
    const { api } = fakeApi({});
    const { unmount } = await renderScreen(
      <Reception contents={[{ contentId: 100, title: '' }]} />,
      texts,
      pageContext({ ...inEvent, api }),
    );
    start();
    expect(await screen.findByText(cameraTexts.of('jpn').aim)).toBeTruthy();
    expect(stop).not.toHaveBeenCalled();
    unmount();
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  test('has a text for every error of the browser', () => {
    expect(cameraProblem(new DOMException('x', 'SecurityError'))).toBe('denied');
    expect(cameraProblem(new DOMException('x', 'OverconstrainedError'))).toBe('missing');
    expect(cameraProblem('anything')).toBe('busy');
  });
});

test('the catalogue has the words for a missing permission and an insecure connection in five languages [ERROR-030, ERROR-032]', async () => {
  await Promise.all(languageCodes.map((code) => cameraTexts.load(code)));
  for (const key of ['denied', 'insecure'] as const) {
    expect(new Set(languageCodes.map((code) => cameraTexts.of(code)[key])).size).toBe(languageCodes.length);
  }
});
