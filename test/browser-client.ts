import type { Api } from '#web/api/api.ts';
import { type BrowserApiSettings, createBrowserApi } from '#web/api/browser-api.ts';
import { CallError } from '#web/api/call-error.ts';
import type { CallFacts } from '#web/api/common-headers.ts';
import type { FailureDialog } from '#web/api/failure-dialog.ts';
import { expect, vi } from 'vitest';

export type Answering = (request: Request) => Response | Promise<Response>;

/** The browser's client with a server, timers and hooks of the test; the English texts must be loaded. */
export function browserClient(
  answer: Answering,
  more: Partial<CallFacts> = {},
  settings: Partial<BrowserApiSettings> = {},
) {
  const facts: CallFacts = {
    language: 'eng',
    site: { portalId: 1 },
    device: 'pc',
    accessToken: 'old',
    anonymousToken: 'a'.repeat(32),
    passcodes: { portal: undefined, event: undefined },
    consoleUser: undefined,
    isDraft: false,
    isApplication: false,
    ...more,
  };
  const requests: Request[] = [];
  const dialogs: FailureDialog[] = [];
  const timers: { work: () => void; ms: number; isCleared: boolean }[] = [];
  const hooks = {
    onPasscodeRequired: vi.fn<() => void>(),
    onSessionEnded: vi.fn<() => void>(),
    refreshTokens: vi.fn<(plain: Api) => Promise<boolean>>(async () => false),
  };
  const api = createBrowserApi({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'http://localhost'), init);
      requests.push(request);
      const aborted = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
      return Promise.race([answer(request), aborted]);
    },
    facts: () => facts,
    isOnline: () => true,
    leaving: { isLeaving: () => false, times: () => 0, over: () => Promise.resolve() },
    timers: {
      set(work, ms) {
        const timer = { work, ms, isCleared: false };
        timers.push(timer);
        return timer;
      },
      clear(timer) {
        (timer as { isCleared: boolean }).isCleared = true;
      },
    },
    showDialog: (dialog) => dialogs.push(dialog),
    ...hooks,
    ...settings,
  });
  return { api, facts, requests, dialogs, timers, ...hooks };
}

export const get = (api: Api, more: object = {}) =>
  api.get('thing/{portalId}', { params: { portalId: 1 }, ...more } as never);
export const post = (api: Api, more: object = {}) => api.post('thing', { body: { a: '1' }, ...more } as never);
export const failure = async (call: Promise<unknown>): Promise<CallError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};
export const ok: Answering = () => Response.json({ data: 'fine' });
export const refuse =
  (status: number, body: object = { message: 'said' }): Answering =>
  () =>
    Response.json(body, { status });
export const never: Answering = () => new Promise<Response>(() => {});
