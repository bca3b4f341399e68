import type { Answer } from '#kernel/endpoint.ts';
import { fileNameOf } from '#kernel/file-answer.ts';
import { isRefusalReason } from '#kernel/refusal-reason.ts';
import { status } from '#kernel/status.ts';
import { CallError } from './call-error.ts';

/** The answer of a call: its `data`, the bare body of a server that has no envelope (ambiguity 14), or a file. */
export async function readAnswer(response: Response, failed: string): Promise<Answer<unknown>> {
  const name = response.ok ? fileNameOf(response.headers.get('content-disposition')) : undefined;
  if (name !== undefined) return { data: { name, bytes: new Uint8Array(await response.arrayBuffer()) } };
  const body = parse(await response.text());
  if (!response.ok) throw refusalOf(response.status, body, failed);
  if (body === undefined) throw new CallError(status.failed, failed);
  return isObject(body) && 'data' in body ? { ...body, data: body['data'] } : { data: body };
}

function refusalOf(code: number, body: unknown, failed: string): CallError {
  const { message, errors, ...details } = isObject(body) ? body : {};
  const said = typeof message === 'string' && message !== '' ? message : failed;
  const { reason } = details;
  return new CallError(code, said, fieldErrors(errors), isRefusalReason(reason) ? { ...details, reason } : undefined);
}

function fieldErrors(errors: unknown): Record<string, string[]> {
  if (!isObject(errors)) return {};
  const isText = (value: unknown): value is string => typeof value === 'string';
  return Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [field, (Array.isArray(said) ? said : [said]).filter(isText)]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
