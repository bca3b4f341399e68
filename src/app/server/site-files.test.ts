import { expect, test } from 'vitest';
import { createSiteFiles, type SiteFileServices } from './site-files.ts';

const file = import.meta.filename;

/** Files of a site with one picture, which is there as WebP and, when `isMade`, as AVIF. */
function filesOf(isMade: boolean) {
  const media = {
    readMedia: async (_: string, takesAvif = false) =>
      takesAvif && isMade
        ? { file, type: 'image/avif', etag: '"a-avif"', bytes: 1, isLast: true }
        : { file, type: 'image/webp', etag: '"a"', bytes: 1, isLast: !takesAvif },
  };
  const files = createSiteFiles('/web', { media, site: {} } as unknown as SiteFileServices);
  return async (accept: string) => {
    const answer = await files.request('/web/media/a.webp', { headers: { accept } });
    await answer.body?.cancel();
    const of = (name: string) => answer.headers.get(name);
    return [of('content-type'), of('etag'), of('vary'), of('cache-control')];
  };
}

const forGood = 'public, max-age=31536000, immutable';

test('a picture is sent in a format that the browser accepts', async () => {
  const ask = filesOf(true);
  expect(await ask('image/avif,image/webp,*/*;q=0.8')).toEqual(['image/avif', '"a-avif"', 'accept', forGood]);
  expect(await ask('image/webp,*/*')).toEqual(['image/webp', '"a"', 'accept', forGood]);
});

test('a picture whose smaller form is being made is not kept for long', async () => {
  expect(await filesOf(false)('image/avif,*/*')).toEqual(['image/webp', '"a"', 'accept', 'public, max-age=600']);
});
