import type { Answer, AnswerOf, BodyInputOf, Endpoint, ParamsOf, QueryInputOf } from '#kernel/endpoint.ts';

/** What a call needs. The path is the contract's own, checked by its type, so that no schema reaches the browser. */
export type CallOptions<E extends Endpoint> = {
  name: E['name'];
  method: E['method'];
  path: E['path'];
  params: ParamsOf<E['path']>;
  bodyKind?: E['bodyKind'];
  headers?: CallHeaders;
  /** No dialog of the client's: the caller has words of its own for every failure. */
  isQuiet?: true;
  /** Gives the call up; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
} & (undefined extends QueryInputOf<E> ? { query?: undefined } : { query?: QueryInputOf<E> }) &
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
}

/**
 * The typed client. `api.call<typeof listX>({ name, method, path, params, query })` answers `{data, total?, lastPage?}`
 * or throws a CallError. On the server it goes to the handler in process, in the browser it is a fetch.
 */
export interface Api {
  call<E extends Endpoint>(options: CallOptions<E>): Promise<Answer<AnswerOf<E>>>;
}
