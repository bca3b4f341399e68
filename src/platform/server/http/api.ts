import { Hono } from 'hono';
import type { Answer, Endpoint } from '#kernel/endpoint.ts';
import { expandTemplate } from '#kernel/endpoint.ts';
import { dispositionOf, type FileAnswer } from '#kernel/file-answer.ts';
import { apiPrefix, exhibitorPrefix, requestTimeoutMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { createByteBudget } from '#server/limits/byte-budget.ts';
import { readBody } from './read-body.ts';
import { Refusal, refuse } from './refusal.ts';
import type { RequestContext } from './request-context.ts';
import { answerCall, type Doors, parseParams, type RawInput, type ServedEndpoint } from './served-endpoint.ts';

export interface Api {
  routes: Hono;
  /** A call without a socket, as pages rendered on the server make it. */
  call(name: string, input: RawInput, context: RequestContext): Promise<Answer<unknown>>;
  endpoints: readonly Endpoint[];
}

/** What the bodies being read and answered may take together: two pictures of the largest size, and room for others. */
const bodiesMaxBytes = 256 * 1024 * 1024;

/** The routes of /web_api/v2/ from the contracts, in their order. */
export function createApi(
  served: readonly ServedEndpoint[],
  doors: Doors,
  contextOf: (request: Request, native: unknown) => RequestContext,
): Api {
  const byName = new Map(served.map((one) => [one.endpoint.name, one]));
  if (byName.size !== served.length) throw new Error('Two endpoints share a name.');
  const routes = new Hono();
  const memory = createByteBudget(bodiesMaxBytes);

  for (const one of served) {
    const { endpoint } = one;
    for (const template of templatesOf(endpoint)) {
      const path = apiPrefix + template.replace(/\{(\w+)\}/g, ':$1');
      routes.on(endpoint.method, path, async (c) => {
        const context = contextOf(c.req.raw, c.env);
        const params = c.req.param();
        const answer = withinTime(async (signal) => {
          const held = memory.hold();
          try {
            await one.admit?.(parseParams(params), context);
            const reading = { takesFiles: endpoint.bodyKind === 'multipart', held, signal };
            const body = endpoint.method === 'POST' ? await readBody(c.req.raw, reading) : undefined;
            const query = queryOf(new URL(c.req.url).searchParams);
            return await answerCall(one, { params, query, body }, context, doors);
          } finally {
            held.release();
          }
        });
        return endpoint.fileType === undefined
          ? respond(answer, context)
          : respondFile(endpoint.fileType, answer, context);
      });
    }
  }
  routes.all(`${apiPrefix}*`, (c) => {
    const context = contextOf(c.req.raw, c.env);
    const path = new URL(c.req.url).pathname.slice(apiPrefix.length);
    const known = served.some(({ endpoint }) => templatesOf(endpoint).some((t) => matches(t, path)));
    return respond(Promise.reject(refuse(known ? 'methodNotAllowed' : 'notFound')), context);
  });

  return {
    routes,
    endpoints: served.map(({ endpoint }) => endpoint),
    call(name, input, context) {
      const one = byName.get(name);
      if (one === undefined) throw new Error(`There is no endpoint ${name}.`);
      return answerCall(one, input, context, doors);
    },
  };
}

/** Every address of a call; in exhibitor mode the same calls stand behind `ex/` (ACCESS-052). */
function templatesOf({ path }: Endpoint): string[] {
  const plain = expandTemplate(path);
  return path.startsWith(exhibitorPrefix) ? plain : plain.flatMap((template) => [template, exhibitorPrefix + template]);
}

function matches(template: string, path: string): boolean {
  const expected = template.split('/');
  const parts = path.split('/');
  return (
    expected.length === parts.length && expected.every((part, index) => part.startsWith('{') || part === parts[index])
  );
}

/** `ids[]=1&ids[]=2` and a repeated name are lists. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const plain = name.replace(/\[\]$/, '');
    if (plain === '__proto__') continue;
    const all = search.getAll(name);
    query[plain] = name.endsWith('[]') || all.length > 1 ? all : (all[0] as string);
  }
  return query;
}

async function withinTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const giveUp = new AbortController();
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(refuse('timeout'));
      giveUp.abort();
    }, requestTimeoutMs);
  });
  try {
    return await Promise.race([work(giveUp.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A file as it is; what is refused is JSON, as everywhere. */
async function respondFile(type: string, answer: Promise<Answer<unknown>>, context: RequestContext) {
  const file = await answer.then(
    ({ data }) => data as FileAnswer,
    () => undefined,
  );
  if (file === undefined) return respond(answer, context);
  const headers = {
    'content-type': type,
    'content-disposition': dispositionOf(file.name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': context.requestId,
  };
  return new Response(file.bytes, { status: status.ok, headers });
}

/** An answer or a refusal as JSON; anything unforeseen is logged and answered as 500 without its details. */
export async function respond(answer: Promise<unknown>, context: RequestContext): Promise<Response> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': context.requestId,
  };
  try {
    return new Response(JSON.stringify(await answer), { status: status.ok, headers });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refuse('failed');
    if (refusal !== error) context.log.error('A call failed.', { requestId: context.requestId, error });
    const { language } = context;
    const body = { message: refusal.say(language), errors: refusal.errors?.(language), ...refusal.details?.(language) };
    return new Response(JSON.stringify(body), { status: refusal.status, headers });
  }
}
