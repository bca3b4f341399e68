import { pageEncodingOf } from '#server/http/content-encoding.ts';
import type { KeptPage } from './kept-page.ts';

/** A page in the encoding that the browser takes; 304 when it has the page already. */
export function toResponse(page: KeptPage, accepted: string | undefined, match: string | undefined): Response {
  if (match === page.etag) return new Response(null, { status: 304, headers: page.unchanged() });
  const sent = page.in(pageEncodingOf(accepted));
  const headers = new Headers();
  for (let index = 0; index < sent.headers.length; index += 2) {
    headers.set(sent.headers[index]!, sent.headers[index + 1]!);
  }
  return new Response(new Uint8Array(sent.body), { status: page.status, headers });
}

/** What a visitor reads when a page could not be made. */
export function failurePage(statusCode: number): string {
  return (
    '<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>ERROR</title></head><body><main>' +
    `<h1>ERROR ${statusCode}</h1><p>しばらくしてから、もう一度お試しください。</p>` +
    '<p lang="en">An error has occurred. Please try again later.</p></main></body></html>'
  );
}
