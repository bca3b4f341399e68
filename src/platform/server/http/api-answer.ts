import type { ServerResponse } from 'node:http';
import type { Answer } from '#kernel/endpoint.ts';
import { dispositionOf, type FileAnswer } from '#kernel/file-answer.ts';
import { status } from '#kernel/status.ts';
import { jsonBytes } from './prepared-json.ts';
import { Refusal, refuse } from './refusal.ts';
import type { RequestContext } from './request-context.ts';

/** What a call is answered with, whatever brought it. As bytes: Node measures and writes a text that is not all Latin much slower. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

export function toResponse({ status: code, headers, body }: ApiAnswer, method = 'GET'): Response {
  return new Response(method === 'HEAD' ? null : (body as BodyInit), { status: code, headers });
}

export function sendAnswer({ status: code, headers, body }: ApiAnswer, response: ServerResponse): void {
  response.writeHead(code, { ...headers, 'content-length': body.length });
  response.end(body);
}

/** An answer or a refusal as JSON. */
export async function respond(answer: Promise<object>, context: RequestContext): Promise<Response> {
  return toResponse(await jsonAnswer(answer, context));
}

/** The same before it is sent; anything unforeseen is logged and answered as 500 without its details. */
export async function jsonAnswer(answer: Promise<object>, context: RequestContext): Promise<ApiAnswer> {
  const headers = headersOf('application/json; charset=utf-8', context);
  try {
    return { status: status.ok, headers, body: jsonBytes(await answer) };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refuse('failed');
    if (refusal !== error) context.log.error('A call failed.', { requestId: context.requestId, error });
    const { language } = context;
    const body = { message: refusal.say(language), errors: refusal.errors?.(language), ...refusal.details?.(language) };
    return { status: refusal.status, headers, body: jsonBytes(body) };
  }
}

/** A file as it is; what is refused is JSON, as everywhere. */
export async function fileAnswer(
  type: string,
  answer: Promise<Answer<unknown>>,
  context: RequestContext,
): Promise<ApiAnswer> {
  const file = await answer.then(
    ({ data }) => data as FileAnswer,
    () => undefined,
  );
  if (file === undefined) return jsonAnswer(answer, context);
  const headers = { ...headersOf(type, context), 'content-disposition': dispositionOf(file.name) };
  return { status: status.ok, headers, body: file.bytes };
}

function headersOf(type: string, { requestId }: RequestContext): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  };
}
