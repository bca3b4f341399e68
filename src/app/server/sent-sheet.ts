import { createHash } from 'node:crypto';
import { compressAnswer } from '#server/http/compress-answer.ts';

/** Nothing of a page is shown before its style sheets are there, so that even a short one is compressed. */
const compressedFromBytes = 300;

/** A style sheet that is made when it is asked for. */
export async function sentSheet(css: string, cacheControl: string, request: Request): Promise<Response> {
  const etag = `W/"${createHash('sha1').update(css).digest('base64url')}"`;
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const whole = { headers, body: new TextEncoder().encode(css) };
  const sent = await compressAnswer(whole, accepted, undefined, compressedFromBytes);
  return new Response(sent.body, { headers: sent.headers });
}
