import { type ConsoleEndpoint, consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { type AnswerOf, type BodyInputOf, buildPath, type ParamsOf, type QueryInputOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { requestTimeoutMs, uploadTimeoutMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { CallError, isCallError, isStatus } from '#web/api/call-error.ts';
import type { FormSending, SendForm } from './send-form.ts';
import { readAnswer } from '#web/api/read-answer.ts';
import { commonTexts } from '#web/texts/common-texts.ts';

type CallOptions<E extends ConsoleEndpoint> = {
  signal?: AbortSignal | undefined;
} & (keyof ParamsOf<E['path']> extends never ? { params?: undefined } : { params: ParamsOf<E['path']> }) &
  (undefined extends QueryInputOf<E> ? { query?: undefined } : { query?: QueryInputOf<E> }) &
  (undefined extends BodyInputOf<E> ? { body?: undefined } : { body: BodyInputOf<E> });

type Get = ConsoleEndpoint & { method: 'GET' };
type Post = ConsoleEndpoint & { method: 'POST' };

/**
 * The typed client of the console: `api.get<typeof readOutline>('sites/{site}', { params: { site } })` answers the
 * `data` of the call or throws a CallError. Contracts are named by their types alone.
 */
export interface ConsoleApi {
  get<E extends Get>(path: E['path'], options: CallOptions<E>): Promise<AnswerOf<E>>;
  post<E extends Post>(path: E['path'], options: CallOptions<E>): Promise<AnswerOf<E>>;
  /** A call that takes files; a slow line may take its time with them. */
  upload<E extends Post>(
    path: E['path'],
    options: Pick<CallOptions<E>, 'params' | 'signal'> & { form: FormData; onProgress?: FormSending['onProgress'] },
  ): Promise<AnswerOf<E>>;
}

export interface ConsoleApiSettings {
  fetch: typeof fetch;
  /** Sends files and tells how far they are; without it they go as every call. */
  sendForm?: SendForm | undefined;
  language(): LanguageCode;
  /** Asks who the organiser is, over the page that they are at; true when they are signed in now. */
  askToSignIn(): Promise<boolean>;
  /** Asks for a proof of who they are, over the page that they are at; true when it was given. */
  askToProve(asked: ProofAsked): Promise<boolean>;
}

/** What a call wants to be shown of the organiser first, and by what they can. */
export interface ProofAsked {
  reason: 'stepUp' | 'secondFactor';
  ways: readonly string[];
  /** The path of the call, as its contract has it. */
  path: string;
}

interface SentCall {
  method: 'GET' | 'POST';
  path: string;
  params?: Readonly<Record<string, string | number | undefined>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  form?: FormData;
  onProgress?: FormSending['onProgress'];
  signal?: AbortSignal | undefined;
}

const notSignedIn = 401;
/** How long a read waits for what is typed; a line that is cut holds nothing up. */
const saveWaitMs = 3_000;

export function createConsoleApi(settings: ConsoleApiSettings): ConsoleApi {
  /** Many calls may learn the same together: the organiser is asked once for each thing. */
  const asking = new Map<string, Promise<boolean>>();
  const once = (what: string, ask: () => Promise<boolean>): Promise<boolean> => {
    const open = asking.get(what) ?? ask().finally(() => asking.delete(what));
    asking.set(what, open);
    return open;
  };
  const send = async (call: SentCall, answered: ReadonlySet<string> = new Set()): Promise<unknown> => {
    try {
      return await sendOnce(settings, call);
    } catch (error) {
      const proof = proofAsked(error, call.path);
      const what = isStatus(error, notSignedIn) ? 'signIn' : proof?.reason;
      if (what === undefined || answered.has(what)) throw error;
      const ask = proof === undefined ? () => settings.askToSignIn() : () => settings.askToProve(proof);
      if (!(await once(what, ask))) throw error;
      // A refused call has changed nothing, so a change too is sent again.
      return send(call, new Set([...answered, what]));
    }
  };
  /** What is typed and on its way: whoever leaves a form and reads elsewhere has to find it there. */
  const saves = new Set<Promise<unknown>>();
  const saved = async (): Promise<void> => {
    // A form that is left sends what is typed in the same moment as the next screen reads.
    await Promise.resolve();
    const until = performance.now() + saveWaitMs;
    while (saves.size > 0 && performance.now() < until) {
      const late = new Promise((resolve) => setTimeout(resolve, until - performance.now()));
      // The next one begins behind this one.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.race([Promise.allSettled(saves).then(() => new Promise((resolve) => setTimeout(resolve))), late]);
    }
  };
  const sending =
    (method: SentCall['method']) =>
    (path: string, options: object): Promise<never> => {
      const sent =
        method === 'GET' ? saved().then(() => send({ ...options, method, path })) : send({ ...options, method, path });
      if (method === 'POST' && path.endsWith('/part')) {
        saves.add(sent);
        const forget = (): void => void saves.delete(sent);
        sent.then(forget, forget);
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of each contract says what its call answers.
      return sent as Promise<never>;
    };
  return { get: sending('GET'), post: sending('POST'), upload: sending('POST') };
}

function proofAsked(error: unknown, path: string): ProofAsked | undefined {
  if (!isStatus(error, status.forbidden) || !isCallError(error)) return undefined;
  const { reason, ways } = (error.details ?? {}) as { reason?: unknown; ways?: unknown };
  if (reason !== 'stepUp' && reason !== 'secondFactor') return undefined;
  return { reason, ways: Array.isArray(ways) ? ways.map(String) : [], path };
}

async function sendOnce({ fetch, sendForm, language }: ConsoleApiSettings, call: SentCall): Promise<unknown> {
  const words = commonTexts.of(language());
  const headers = {
    language: language(),
    'console-call': '1',
    // The browser itself writes the type of a form, which names its boundary.
    ...(call.method === 'POST' && call.form === undefined && { 'content-type': 'application/json' }),
  };
  const request: RequestInit = {
    method: call.method,
    headers,
    ...(call.method === 'POST' && { body: call.form ?? JSON.stringify(call.body ?? {}) }),
  };
  const late = AbortSignal.timeout(call.form === undefined ? requestTimeoutMs : uploadTimeoutMs);
  const signal = call.signal === undefined ? late : AbortSignal.any([call.signal, late]);
  try {
    const { form, onProgress } = call;
    const response =
      form === undefined || onProgress === undefined || sendForm === undefined
        ? await fetch(addressOf(call), { ...request, signal })
        : await sendForm(addressOf(call), { headers, form, signal, onProgress });
    return (await readAnswer(response, words.failed)).data;
  } catch (error) {
    if (error instanceof CallError) throw error;
    call.signal?.throwIfAborted();
    if (late.aborted) throw new CallError(status.timeout, words.timeout);
    throw new CallError(status.networkError, words.offlineText);
  }
}

function addressOf({ path, params = {}, query = {} }: SentCall): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') search.append(name, String(value));
  }
  const text = search.toString();
  return consoleApiPrefix + buildPath(path, params) + (text === '' ? '' : `?${text}`);
}
