import { buildPath } from '#kernel/endpoint.ts';
import { encodeForm } from '#kernel/form-body.ts';
import { apiPrefix, exhibitorPrefix } from '#kernel/limits.ts';

/** The parts of a call that its request is made of. */
export interface CallParts {
  method: 'GET' | 'POST';
  path: string;
  params: Readonly<Record<string, string | number | undefined>>;
  query?: unknown;
  body?: unknown;
  bodyKind?: 'form' | 'json' | 'multipart' | undefined;
}

/** The address of a call on the page's own host; in exhibitor mode behind `ex/` (ACCESS-052). */
export function callAddress({ path, params, query }: CallParts, isExhibitor = false): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
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

/** A body as it is sent, form-style unless the call says otherwise; fetch itself names the type of a multipart body. */
export function callBody({ method, body, bodyKind = 'form' }: CallParts): { body?: BodyInit; contentType?: string } {
  if (method === 'GET') return {};
  const fields = (body ?? {}) as Record<string, unknown>;
  if (bodyKind === 'json') return { body: JSON.stringify(fields), contentType: 'application/json' };
  if (bodyKind === 'form') return { body: new URLSearchParams(encodeForm(fields)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else for (const [key, text] of encodeForm({ [name]: value })) form.append(key, text);
  }
  return { body: form };
}
