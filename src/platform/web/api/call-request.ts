import { isRecord } from '#kernel/is-record.ts';
import { buildPath } from '#kernel/endpoint.ts';
import { encodeForm } from '#kernel/form-body.ts';
import { apiPrefix, exhibitorPrefix } from '#kernel/limits.ts';
import type { SentCall } from './api.ts';

/** The address of a call on the page's own host; in exhibitor mode behind `ex/` (ACCESS-052). */
export function callAddress(
  { path, params = {}, query }: Pick<SentCall, 'path' | 'params' | 'query'>,
  isExhibitor = false,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, queryText(item));
    else if (value !== undefined && value !== null) search.append(name, queryText(value));
  }
  const text = search.toString();
  const prefix = isExhibitor && !path.startsWith(exhibitorPrefix) ? exhibitorPrefix : '';
  return apiPrefix + prefix + buildPath(path, params) + (text === '' ? '' : `?${text}`);
}

function queryText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

/** A body as it is sent: form-style, multipart if it holds a file (fetch names the type itself), or JSON (HTTP-003). */
export function callBody({ method, body, isJson }: Pick<SentCall, 'method' | 'body' | 'isJson'>): {
  body?: BodyInit;
  contentType?: string;
} {
  if (method === 'GET') return {};
  const fields = isRecord(body) ? body : {};
  if (isJson) return { body: JSON.stringify(fields), contentType: 'application/json' };
  if (!Object.values(fields).some(isFile)) return { body: new URLSearchParams(encodeForm(fields)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isFile(value)) form.append(name, value);
    else for (const [key, text] of encodeForm({ [name]: value })) form.append(key, text);
  }
  return { body: form };
}

function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}
