// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from './send-form.ts';

/** A request as browsers make it, driven by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  responseType = '';
  status = 0;
  response: ArrayBuffer = new ArrayBuffer(0);
  sent: unknown;
  headers: Record<string, string> = {};
  opened: string[] = [];
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.end('abort');
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-odd: a:b\r\n';
  }
  end(how: string): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
  goes(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }));
  }
}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));

function begin() {
  const form = new FormData();
  const control = new AbortController();
  const onProgress = vi.fn<(part: number) => void>();
  const answer = sendForm('/console/api/x', {
    headers: { language: 'eng', 'console-call': '1' },
    form,
    signal: control.signal,
    onProgress,
  });
  return { form, control, onProgress, answer, request: FakeRequest.last };
}

test('tells how much of a form has gone, and answers as fetch does', async () => {
  const { form, onProgress, answer, request } = begin();
  expect([request.opened, request.headers, request.sent === form]).toEqual([
    ['POST', '/console/api/x'],
    { language: 'eng', 'console-call': '1' },
    true,
  ]);
  request.goes(0, 0);
  request.goes(30, 120);
  request.goes(120, 120);
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  Object.assign(request, { status: 422, response: new TextEncoder().encode('{"message":"said"}').buffer });
  request.end('load');
  const response = await answer;
  expect([response.status, response.headers.get('x-odd'), await response.json()]).toEqual([
    422,
    'a:b',
    { message: 'said' },
  ]);
});

test('given up ends with the reason of whoever gave it up, also before it began', async () => {
  const { control, answer } = begin();
  control.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  const late = {
    headers: {},
    form: new FormData(),
    signal: AbortSignal.abort(new Error('gone')),
    onProgress: () => {},
  };
  await expect(sendForm('/x', late)).rejects.toThrow('gone');
});

test('fails when the line is cut', async () => {
  const { answer, request } = begin();
  request.end('error');
  await expect(answer).rejects.toThrow(TypeError);
});
