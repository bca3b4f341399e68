import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf, BesideOf, BodyOf, ParamsOf, QueryOf } from '#kernel/endpoint.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { GivenAnswer, ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { EnteredSite } from './console-entrance.ts';
import type { Operator } from './console-session.ts';

/** What the handler of a call of the console is given. */
export type ConsoleCall<E extends ConsoleEndpoint> = {
  params: ParamsOf<E['path']>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  context: RequestContext;
} & (E['may'] extends 'anyone' ? unknown : { operator: Operator }) &
  (E['may'] extends 'anyone' | 'operator' ? unknown : { site: EnteredSite });

export type ServedConsoleCall = ServedEndpoint<ConsoleEndpoint>;

/** Joins a contract of the console to its handler, which finds its caller signed in and allowed. */
export function serveConsole<E extends ConsoleEndpoint>(
  endpoint: E,
  handle: (call: ConsoleCall<E>) => Promise<GivenAnswer<AnswerOf<E>> & BesideOf<E>>,
  admit?: ServedConsoleCall['admit'],
): ServedConsoleCall {
  return { endpoint, handle, admit };
}
