import { serve } from '#features/site/server.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { AnsweredCall, ServedEndpoint } from '#server/http/served-endpoint.ts';

/** A call of a test's own contract, without types. */
export function serveAnybody(
  endpoint: Endpoint,
  // The tests know their own input.
  // oxlint-disable-next-line typescript/no-explicit-any
  handle: (call: AnsweredCall & { body: any; query: any }) => Promise<{ data: unknown }>,
  admit?: ServedEndpoint['admit'],
): ServedEndpoint {
  return serve(endpoint, handle as never, admit);
}
