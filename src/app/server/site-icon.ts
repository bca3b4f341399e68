import { readFile } from 'node:fs/promises';
import { baseColorOf, type PublishedSite } from '#features/site/server.ts';
import { oklchOf } from '#kernel/theme/colour.ts';
import { fillAndText } from '#kernel/theme/readable.ts';
import { iconImage } from '#server/uploads/encode-image.ts';
import type { MediaReader } from '#server/uploads/media-reader.ts';

type DrawnSite = Pick<PublishedSite, 'siteKey' | 'revision' | 'document'>;

export interface SiteIcons {
  /** The icon of a site as a square PNG, and Hiroba's own mark in the site's colour where it has none. */
  draw(site: DrawnSite, side: number): Promise<Uint8Array<ArrayBuffer>>;
}

const keptIcons = 300;

/** Each icon is drawn once for each revision of its site. */
export function createSiteIcons(media: MediaReader): SiteIcons {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const draw = async ({ document }: DrawnSite, side: number): Promise<Uint8Array<ArrayBuffer>> => {
    const name = document.webSetting.siteIcon?.path.split('/').at(-1);
    const picture = name === undefined ? undefined : await media.readMedia(name);
    const bytes = picture === undefined ? Buffer.from(markOf(baseColorOf(document))) : await readFile(picture.file);
    return iconImage(bytes, side);
  };
  return {
    draw(site, side) {
      const name = `${site.siteKey} ${site.revision} ${side}`;
      const made = drawn.get(name) ?? draw(site, side);
      if (drawn.size >= keptIcons) drawn.delete(drawn.keys().next().value!);
      drawn.set(name, made);
      made.catch(() => drawn.delete(name));
      return made;
    },
  };
}

/** People around a square. */
function markOf(colour: string): string {
  const { fill, text } = fillAndText(oklchOf(colour));
  const people = [0, 60, 120, 180, 240, 300].map(
    (angle) => `<circle cx="32" cy="15" r="5" transform="rotate(${angle} 32 32)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512"><rect width="64" height="64" fill="${fill}"/><g fill="${text}">${people.join('')}<rect x="26" y="26" width="12" height="12" rx="3"/></g></svg>`;
}
