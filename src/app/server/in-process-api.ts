import type { Api as HttpApi } from '#server/http/api.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { endpointKey } from '#kernel/endpoint.ts';
import { type Api, apiOf } from '#web/api/api.ts';

export type InProcessApi = (context: RequestContext) => Api;

/** The client of pages rendered on the server: the same calls, the same refusals, no socket. */
export function createInProcessApi(api: HttpApi): InProcessApi {
  return (context) =>
    apiOf(async (made) => {
      const { params = {}, query = {}, body } = made;
      try {
        return await api.call(made, { params, query, body }, context);
      } catch (error) {
        if (error instanceof Refusal) throw callErrorLike(error, context);
        context.log.error('A call in process failed.', {
          requestId: context.requestId,
          call: endpointKey(made),
          error,
        });
        throw error;
      }
    });
}

/** The server bundle has its own CallError class; it reads these members. */
function callErrorLike(refusal: Refusal, context: RequestContext): Error {
  return Object.assign(new Error(refusal.say(context.language)), {
    name: 'CallError',
    status: refusal.status,
    errors: refusal.errors?.(context.language) ?? {},
    details: refusal.details?.(context.language),
  });
}
