import { boothDocuments } from '#features/booth/documents.ts';
import { informationDocuments } from '#features/information/documents.ts';
import { navigationDocuments } from '#features/navigation/documents.ts';
import { type ReadSite, readSiteFolder } from '#features/site/server/read-site-folder.ts';
import { profileDocuments } from '#features/profile/documents.ts';
import { scheduleDocuments } from '#features/schedule/documents.ts';
import { siteLinkDocuments } from '#features/site-link/documents.ts';
import { timetableDocuments } from '#features/timetable/documents.ts';
import { taxonomyDocuments } from '#features/taxonomy/documents.ts';
import { webPageDocuments } from '#features/web-page/documents.ts';
import { parseInstant } from '#kernel/period.ts';
import { ImageRefused } from '#server/uploads/image-refused.ts';
import { eventFile, siteFolder } from './site-folders.ts';

const documents = new Map(
  [
    boothDocuments,
    informationDocuments,
    navigationDocuments,
    profileDocuments,
    scheduleDocuments,
    siteLinkDocuments,
    taxonomyDocuments,
    timetableDocuments,
    webPageDocuments,
  ]
    .flat()
    .map((entry) => [entry.moduleCode, entry]),
);

/** The picture that replaces every picture here. */
export const storedPicture = { path: `/media/${'a'.repeat(64)}.webp`, width: 600, height: 450 };

export const readOptions = {
  /** A Friday. */
  now: parseInstant('2026-11-20 09:00') as number,
  documents,
  /** Takes drawings only. */
  async storeImage(bytes: Uint8Array) {
    if (!Buffer.from(bytes).includes('<svg')) throw new ImageRefused('unreadable');
    return { ...storedPicture, uploadId: 'a'.repeat(64) };
  },
  async storeHandout(bytes: Uint8Array, name: string) {
    return { path: `/handout/${'b'.repeat(64)}.pdf`, name, bytes: bytes.byteLength };
  },
};

/** Reads a site as its folder would be read. */
export async function readSite(site: object | string, files: Record<string, string> = {}): Promise<ReadSite> {
  return readSiteFolder(siteFolder(site, files), readOptions);
}

/** Everything wrong with a site, without the lines. */
export async function problemsOf(site: object | string, files: Record<string, string> = {}): Promise<string[]> {
  const { problems } = await readSite(site, files);
  return problems.map(({ place, expected, found }) => `${place}: expected ${expected}, found ${found}`);
}

export const webPage = (more: object = {}) => ({
  moduleCode: 'web_page',
  contentId: 21,
  items: [{ detailId: 1, title: { jpn: '題' } }],
  ...more,
});

export const withModules = (...modules: object[]) => eventFile({ modules });
