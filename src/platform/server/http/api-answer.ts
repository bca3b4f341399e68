import type { ServerResponse } from 'node:http';
import type { Answer } from '#kernel/endpoint.ts';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { dispositionOf, isFileAnswer, isStreamedFile, type LastingFile } from '#kernel/file-answer.ts';
import { status } from '#kernel/status.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { securityHeadersFor } from './common-security-headers.ts';
import { compressAnswer, type SentAnswer } from './compress-answer.ts';
import { encodingOf } from './content-encoding.ts';
import { jsonBytes, jsonParts } from './prepared-json.ts';
import { firstFaults, Refusal, refuse } from './refusal.ts';
import type { RequestContext } from './request-context.ts';

const notModified = 304;
const gunzipped = promisify(gunzip);

/** What a call is answered with, whatever brought it. As bytes: Node measures and writes a text that is not all Latin much slower. */
export interface ApiAnswer extends SentAnswer {
  status: number;
}

export function toResponse({ status: code, headers, body, parts }: ApiAnswer, method = 'GET'): Response {
  const hasBody = method !== 'HEAD' && code !== notModified;
  if (!hasBody) letGo(parts);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's type of a stream of bytes is another one than the browser's.
  const sent = parts && (Readable.toWeb(Readable.from(parts)) as ReadableStream<Uint8Array<ArrayBuffer>>);
  return new Response(hasBody ? (sent ?? body) : null, { status: code, headers });
}

/** Answers the status. */
export function sendAnswer(answer: ApiAnswer, response: ServerResponse): ApiAnswer {
  const { status: code, headers, body, parts } = answer;
  if (parts !== undefined) {
    response.writeHead(code, headers);
    // The caller may have left: then nobody reads on, and nothing is written on.
    if (response.req.method === 'HEAD') {
      letGo(parts);
      response.end();
    } else pipeline(Readable.from(parts), response, () => {});
    return answer;
  }
  response.writeHead(code, code === notModified ? headers : { ...headers, 'content-length': body.length });
  response.end(body);
  return answer;
}

/** Nobody reads them. */
function letGo(parts: ApiAnswer['parts']): void {
  if (parts instanceof Readable) parts.destroy();
}

/** An answer or a refusal as JSON. */
export async function respond(answer: Promise<object>, context: RequestContext): Promise<Response> {
  return toResponse(await jsonAnswer(answer, context));
}

/**
 * The same before it is sent; anything unforeseen is logged and answered without its details: as 503 while the database
 * has no connection for it, else as 500.
 */
export async function jsonAnswer(answer: Promise<object>, context: RequestContext): Promise<ApiAnswer> {
  const headers = headersOf('application/json; charset=utf-8', context);
  try {
    const { cookie, ...given } = (await answer) as { cookie?: string };
    if (cookie !== undefined) headers['set-cookie'] = cookie;
    const parts = jsonParts(given);
    const body = parts === undefined ? jsonBytes(given) : new Uint8Array();
    const said = { status: status.ok, headers, body, ...(parts !== undefined && { parts }) };
    return await compressAnswer(said, context.header('accept-encoding'));
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refuse(isDatabaseAway(error) ? 'unavailable' : 'failed');
    if (refusal !== error) context.log.error('A call failed.', { requestId: context.requestId, error });
    const { language } = context;
    if (refusal.retryAfter !== undefined) headers['retry-after'] = String(refusal.retryAfter);
    if (refusal.allowed !== undefined) headers['allow'] = refusal.allowed.join(', ');
    // Who reads a 422 looks for the fields; some are about the whole of what was sent.
    const said = refusal.errors?.(language) ?? (refusal.status === status.invalid ? {} : undefined);
    const errors = said && firstFaults(said);
    const body = { message: refusal.say(language), errors, ...refusal.details?.(language) };
    return { status: refusal.status, headers, body: jsonBytes(body) };
  }
}

/** Answers a file as it is; a refusal is JSON, as everywhere. */
export async function fileAnswer(
  type: string,
  answer: Promise<Answer<unknown>>,
  context: RequestContext,
): Promise<ApiAnswer> {
  const file = await answer.then(
    ({ data }) => data,
    () => undefined,
  );
  if (isStreamedFile(file)) {
    const headers = { ...headersOf(file.type, context), 'content-disposition': dispositionOf(file.name) };
    return { status: status.ok, headers, body: new Uint8Array(), parts: file.parts };
  }
  // Refused, or asked for by an address.
  if (!isFileAnswer(file)) return jsonAnswer(answer, context);
  const headers = { ...headersOf(file.type ?? type, context), 'content-disposition': dispositionOf(file.name) };
  return file.lasting === undefined
    ? { status: status.ok, headers, body: file.bytes }
    : lastingAnswer(file.bytes, file.lasting, headers, context);
}

/** Asked for anew each time, for its doors may have been closed; sent once, and compressed once. */
async function lastingAnswer(
  gzipped: Uint8Array<ArrayBuffer>,
  { etag, isKnown }: LastingFile,
  given: Record<string, string>,
  context: RequestContext,
): Promise<ApiAnswer> {
  const headers = { ...given, 'cache-control': 'private, no-cache', etag, vary: 'accept-encoding' };
  if (isKnown) return { status: notModified, headers, body: new Uint8Array() };
  if (encodingOf(context.header('accept-encoding')) === 'identity') {
    return { status: status.ok, headers, body: await gunzipped(gzipped) };
  }
  return { status: status.ok, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipped };
}

/** Whether the caller already has the answer of this etag. A compressing proxy makes the etag a weak one. */
export function hasAlready(context: Pick<RequestContext, 'header'>, etag: string): boolean {
  return context.header('if-none-match')?.includes(etag) ?? false;
}

function headersOf(type: string, context: RequestContext): Record<string, string> {
  return {
    ...securityHeadersFor(context),
    'content-type': type,
    'cache-control': 'no-store',
    'x-request-id': context.requestId,
  };
}
