import type { RequestContext } from './request-context.ts';

/** Does a work once for each request and key, however often what answers the request comes back to it. */
export type OncePerRequest<Value> = (
  context: RequestContext,
  key: string,
  work: () => Promise<Value>,
) => Promise<Value>;

export function oncePerRequest<Value>(): OncePerRequest<Value> {
  const begun = new WeakMap<RequestContext, Map<string, Promise<Value>>>();
  return (context, key, work) => {
    let ofRequest = begun.get(context);
    if (ofRequest === undefined) begun.set(context, (ofRequest = new Map()));
    let doing = ofRequest.get(key);
    if (doing === undefined) ofRequest.set(key, (doing = work()));
    return doing;
  };
}
