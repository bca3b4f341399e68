import { blankSite, type SiteServer } from '#features/site/server.ts';
import { siteOf } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { SiteIcons } from './site-icon.ts';

/** A multiple of 48, as search engines ask for. */
const side = 48;
const headerBytes = 22;

/**
 * What browsers and programs ask the root of a host for, whatever a page names: the icon of the host's own site, and of
 * an empty host Hiroba's own mark.
 */
export async function favicon(
  { store }: Pick<SiteServer, 'store'>,
  icons: SiteIcons,
  { hostSite }: Pick<RequestContext, 'hostSite'>,
  match: string | undefined,
): Promise<Response> {
  const identity = siteOf(hostSite, {});
  const site = (await store.site(identity)) ?? blankSite(identity);
  const headers = {
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=86400',
    etag: `"${site.siteKey}-${site.revision}"`,
  };
  if (match === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(iconFile(await icons.draw(site, side)), { headers });
}

/** A file of the form ICO with one picture, which is a PNG. */
function iconFile(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerBytes + png.length);
  const view = new DataView(file.buffer);
  // An icon, of one picture.
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  view.setUint8(6, side);
  view.setUint8(7, side);
  // One plane of 32 bits a pixel.
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerBytes, true);
  file.set(png, headerBytes);
  return file;
}
