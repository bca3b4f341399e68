import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type CallShape, type Endpoint, endpointKey, expandTemplate } from '#kernel/endpoint.ts';
import { apiPrefix, bodyMaxBytes, exhibitorPrefix, requestTimeoutMs, uploadTimeoutMs } from '#kernel/limits.ts';
import { type ByteBudget, createByteBudget } from '#server/limits/byte-budget.ts';
import { bareRecord } from '#kernel/bare-record.ts';
import { type ApiAnswer, fileAnswer, jsonAnswer, sendAnswer, toResponse } from './api-answer.ts';
import { bodyOfIncoming, bodyOfRequest, hasSmallBody } from './body-sources.ts';
import { createCallRoutes } from './call-routes.ts';
import { type BodySource, readBody } from './read-body.ts';
import { refuse, refuseMethod } from './refusal.ts';
import type { RequestContext } from './request-context.ts';
import { headOfIncoming, headOfRequest, type RequestHead } from './request-head.ts';
import { answerCall, type Entrance, type RawInput, type ServedEndpoint } from './served-endpoint.ts';

export interface Api<Contract extends CallShape = Endpoint> {
  /** Answers any request below the prefix. */
  fetch(request: Request, native?: unknown): Promise<Response>;
  /**
   * Answers a request as Node has it, without making a `Request` of it, which takes longer than most calls do;
   * undefined for one that is not below the prefix or has a body to be streamed.
   */
  answerDirectly(request: IncomingMessage, response: ServerResponse): Promise<ApiAnswer> | undefined;
  /** A call without a socket, as pages rendered on the server make it. */
  call(which: Pick<CallShape, 'method' | 'path'>, input: RawInput, context: RequestContext): Promise<Answer<unknown>>;
  endpoints: readonly Contract[];
}

/** Where an API stands. */
interface ApiPlace {
  /** Calls are below this path. */
  prefix: string;
  /** Every address of a call below the prefix. */
  addressesOf(call: CallShape): string[];
  /**
   * Whether a call takes its fields as a form too. Where it does not, a program that says nothing of its JSON is refused:
   * as a form, all it sent would be one unknown field, and the call would go on without it.
   */
  takesForms: boolean;
}
const ofVisitors: ApiPlace = { prefix: apiPrefix, addressesOf: templatesOf, takesForms: true };

const megabyte = 1024 * 1024;
/**
 * The memory for bodies that are read and answered. Each kind has its own, so that no pictures and no long texts keep the
 * short ones out, which are nearly all. An address may hold one picture of the largest size, and room for others.
 */
const memoryFor = { files: 256 * megabyte, long: 64 * megabyte, short: 64 * megabyte } as const;
type BodyKind = keyof typeof memoryFor;

/** The calls of an API from the contracts: those of visitors, unless `place` says otherwise. */
export function createApi<Contract extends CallShape>(
  served: readonly ServedEndpoint<Contract>[],
  enter: Entrance<Contract>,
  contextOf: (head: RequestHead) => RequestContext,
  { prefix, addressesOf, takesForms }: ApiPlace = ofVisitors,
): Api<Contract> {
  if (new Set(served.map(({ endpoint }) => endpoint.name)).size !== served.length) {
    throw new Error('Two endpoints share a name.');
  }
  const byKey = new Map(served.map((one) => [endpointKey(one.endpoint), one]));
  const routes = createCallRoutes<ServedEndpoint<Contract>>();
  for (const one of served) {
    const { method, changes } = one.endpoint;
    for (const template of addressesOf(one.endpoint)) {
      routes.add(method, template, one);
      if (method === 'GET' && !changes) routes.add('HEAD', template, one);
    }
  }
  const memory: Readonly<Record<BodyKind, ByteBudget>> = {
    files: createByteBudget(memoryFor.files),
    long: createByteBudget(memoryFor.long),
    short: createByteBudget(memoryFor.short),
  };

  const answer = async (
    head: RequestHead,
    source: BodySource,
    size: Exclude<BodyKind, 'files'>,
  ): Promise<ApiAnswer> => {
    const context = contextOf(head);
    const { path, query } = head;
    const found = routes.find(head.method, path.slice(prefix.length));
    if (found === undefined) return jsonAnswer(Promise.reject(refuse('notFound')), context);
    if ('allowed' in found) return jsonAnswer(Promise.reject(refuseMethod(found.allowed)), context);
    const { value: one, params } = found;
    const { endpoint } = one;
    const answering = withinTime(endpoint.takesTime ? uploadTimeoutMs : requestTimeoutMs, async (onGivenUp) => {
      const takesFiles = endpoint.bodyKind === 'multipart';
      const held = memory[takesFiles ? 'files' : size].hold(context.clientAddress);
      try {
        const reading = {
          maxBytes: endpoint.bodyMaxBytes ?? bodyMaxBytes,
          takesFiles,
          takesForms,
          held,
          onGivenUp,
        };
        const raw = { params, query: query === '' ? {} : readQuery(query) };
        return await answerCall(one, raw, context, enter, () => readBody(source, reading));
      } finally {
        held.release();
      }
    });
    return endpoint.fileType === undefined
      ? jsonAnswer(answering, context)
      : fileAnswer([endpoint.fileType].flat()[0]!, answering, context);
  };

  return {
    async fetch(request, native) {
      return toResponse(await answer(headOfRequest(request, native), bodyOfRequest(request), 'long'), request.method);
    },
    answerDirectly(request, response) {
      if (!request.url?.startsWith(prefix) || !hasSmallBody(request)) return undefined;
      const head = headOfIncoming(request);
      return answer(head, bodyOfIncoming(request, head.header), 'short').then((given) => sendAnswer(given, response));
    },
    endpoints: served.map(({ endpoint }) => endpoint),
    call(which, input, context) {
      const one = byKey.get(endpointKey(which));
      if (one === undefined) throw new Error(`There is no endpoint ${endpointKey(which)}.`);
      return answerCall(one, input, context, enter);
    },
  };
}

/** Every address of a call; in exhibitor mode the same calls have the prefix `ex/` (ACCESS-052). */
function templatesOf({ path }: CallShape): string[] {
  const plain = expandTemplate(path);
  return path.startsWith(exhibitorPrefix) ? plain : plain.flatMap((template) => [template, exhibitorPrefix + template]);
}

function withinTime<T>(timeMs: number, work: (onGivenUp: (letGo: () => void) => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let letGo: (() => void) | undefined;
    const timer = setTimeout(() => {
      reject(refuse('timeout'));
      letGo?.();
    }, timeMs);
    work((what) => (letGo = what))
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** Node takes no longer head of a request. */
const queryLengthMax = 16 * 1024;

/** The fields of a query: `ids[]=1&ids[]=2` and a repeated name are lists. */
function readQuery(query: string): Record<string, string | string[]> {
  if (query.length > queryLengthMax) throw refuse('badRequest');
  const fields = bareRecord<string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isListed = name.endsWith('[]');
    const plain = isListed ? name.slice(0, -2) : name;
    const before = fields[plain];
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) fields[plain] = [before, value];
    else fields[plain] = isListed ? [value] : value;
  }
  return fields;
}
