import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Database } from '#server/database/database.ts';
import { readDraftProviders } from './identity-providers.ts';
import { readDraftInvitations } from './site-invitations.ts';
import { createPictureNames, nameOfPlace, type StoredFiles } from './export-pictures.ts';
import { readDraft } from './document-rows.ts';
import { UnknownSite, UnreadableDraft } from './publish.ts';
import { siteFileName } from './read-site-folder.ts';
import type { StoredDocuments } from './stored-documents.ts';

const styleSheetName = 'site.css';

export interface ExportOptions {
  media: StoredFiles;
  stored: StoredDocuments;
}

/** Writes a site's draft as a folder that imports to the same documents: site.yaml, its pictures, its style sheet. */
export async function exportSite(
  database: Database,
  siteKey: string,
  folder: string,
  { media, stored }: ExportOptions,
): Promise<void> {
  // In the order of the documentation: the database keeps no order of fields, the schemas do.
  const draft = await readDraft(database.kysely, stored, siteKey);
  if (draft === undefined) throw new UnknownSite(siteKey);
  if (draft.document === undefined) throw new UnreadableDraft(siteKey);
  const { document: site, contents, passcode } = draft;
  const identity = await readDraftProviders(database, siteKey);
  const invitations = await readDraftInvitations(database, siteKey);
  const pictures = createPictureNames(media);
  const { usePasscodeLock: _, ...settings } = await pictures.replace(site, nameOfPlace);
  const { styleSheet } = settings.webSetting;
  if (styleSheet !== undefined) settings.webSetting.styleSheet = styleSheetName;
  const file = {
    ...settings,
    ...(passcode !== undefined && { passcode }),
    ...(identity.length > 0 && { identity }),
    ...(invitations.length > 0 && { invitations }),
    modules: await Promise.all(
      contents.map(async ({ module: { sort: _sort, ...document }, items }) => {
        const name = `${document.moduleCode}-${document.contentId}`;
        return withoutEmpty({
          ...(await pictures.replace(document, (place) => `${name}-${nameOfPlace(place)}`)),
          items: await Promise.all(
            items.map((item) => pictures.replace(item, (place) => `${name}-${item.detailId}-${nameOfPlace(place)}`)),
          ),
        });
      }),
    ),
  };

  await mkdir(folder, { recursive: true });
  for (const { source, name } of pictures.files()) {
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
  }
  if (styleSheet !== undefined) await writeFile(join(folder, styleSheetName), styleSheet);
  // Last: a folder without it is no site.
  await writeFile(join(folder, siteFileName), stringify(file, { lineWidth: 0, aliasDuplicateObjects: false }));
}

/** Settings a module does not have are not written as empty fields. */
function withoutEmpty(module: object): object {
  const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return Object.fromEntries(Object.entries(module).filter(([, value]) => !isEmpty(value)));
}
