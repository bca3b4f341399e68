import { type FileAddress, fileByAddress } from '#kernel/file-answer.ts';
import type { Answer, AnswerOf, BesideOf, BodyInputOf, Endpoint, ParamsOf, QueryInputOf } from '#kernel/endpoint.ts';

/** The options of a call besides its method and path, as its contract asks for them. */
type CallOptions<E extends Endpoint> = {
  headers?: CallHeaders;
  /** The client shows no dialog: the caller has words of its own for every failure. */
  isQuiet?: true;
  /** Gives the call up; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
} & (keyof ParamsOf<E['path']> extends never ? { params?: undefined } : { params: ParamsOf<E['path']> }) &
  (undefined extends QueryInputOf<E> ? { query?: undefined } : { query?: QueryInputOf<E> }) &
  (undefined extends BodyInputOf<E> ? { body?: undefined } : { body: BodyInputOf<E> });

/** The optional headers of core 7. */
export interface CallHeaders {
  'ticket-token'?: string;
  'log-check-key'?: string;
  'recaptcha-token'?: string;
  'recaptcha-action'?: string;
  PurchaseRoute?: 'ticket' | 'timetable';
  'is-register'?: '1';
  'excluded-modules'?: string;
  'playback-agent'?: 'web';
  [fileByAddress.name]?: typeof fileByAddress.value;
}

type Get = Endpoint & { method: 'GET' };
type Post = Endpoint & { method: 'POST'; bodyKind?: 'form' | 'multipart' };
type PostJson = Endpoint & { method: 'POST'; bodyKind: 'json' };

/**
 * The typed client: `api.get<typeof listX>('x/{portalId}', { params, query })` answers `{data, total?, lastPage?}` or
 * throws a CallError. The contract is named by its type alone, so that no schema reaches the browser; a path or a method
 * that is not the contract's does not compile. On the server the call goes to its handler in process, in the browser it
 * is a fetch.
 */
export interface Api {
  get<E extends Get>(path: E['path'], options: CallOptions<E>): Promise<Answer<AnswerOf<E>> & BesideOf<E>>;
  /** The address of the file that a call makes, where it works for a minute; `openFile` takes it. */
  getFile<E extends Get>(path: E['path'], options: CallOptions<E>): Promise<FileAddress>;
  /** The body goes form-style, with a file in it as multipart (HTTP-003). */
  post<E extends Post>(path: E['path'], options: CallOptions<E>): Promise<Answer<AnswerOf<E>> & BesideOf<E>>;
  postJson<E extends PostJson>(path: E['path'], options: CallOptions<E>): Promise<Answer<AnswerOf<E>> & BesideOf<E>>;
}

/** A call as it is sent. */
export interface SentCall {
  method: 'GET' | 'POST';
  path: string;
  isJson?: true;
  params?: Readonly<Record<string, string | number | undefined>> | undefined;
  query?: unknown;
  body?: unknown;
  headers?: CallHeaders;
  isQuiet?: true;
  signal?: AbortSignal | undefined;
}

/** A client whose calls all go one way. */
export function apiOf(send: (call: SentCall) => Promise<Answer<unknown>>): Api {
  const sending =
    (method: SentCall['method'], how?: { isJson: true }) =>
    (path: string, options: object): Promise<Answer<never>> =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of each contract says what its call answers.
      send({ ...options, method, path, ...how }) as Promise<Answer<never>>;
  const get = sending('GET');
  const headers = { [fileByAddress.name]: fileByAddress.value };
  const getFile: Api['getFile'] = async (path, options) =>
    (await get(path, { ...options, headers: { ...options.headers, ...headers } })).data;
  return { get, getFile, post: sending('POST'), postJson: sending('POST', { isJson: true }) };
}
