import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { readDraftProviders } from './identity-providers.ts';
import { readDraftInvitations } from './site-invitations.ts';
import { createPictureNames, nameOfPlace, type StoredFiles } from './export-pictures.ts';
import { readDraft } from './document-rows.ts';
import { UnknownSite, UnreadableDraft } from './publish.ts';
import { siteFiles, splitAboveBytes, type WrittenModule } from './export-files.ts';
import { yamlMaxBytes } from './import-yaml.ts';
import type { StoredDocuments } from './stored-documents.ts';

const styleSheetName = 'site.css';

export interface ExportOptions {
  media: StoredFiles;
  stored: StoredDocuments;
  /** A larger site.yaml is split. */
  mostBytes?: number;
}

/**
 * Writes a site's draft as a folder that imports to the same documents: site.yaml, the files it includes where it would
 * be too large, its pictures, its style sheet. Answers the files that the import refuses as too large all the same.
 */
export async function exportSite(
  database: Database,
  siteKey: string,
  folder: string,
  { media, stored, mostBytes = splitAboveBytes }: ExportOptions,
): Promise<string[]> {
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
  const modules: WrittenModule[] = [];
  for (const {
    module: { sort: __, ...document },
    items,
  } of contents) {
    const name = `${document.moduleCode}-${document.contentId}`;
    const own = await pictures.replace(document, (place) => `${name}-${nameOfPlace(place)}`);
    const written: object[] = [];
    // One after the other: a content may have thousands of pictures.
    for (const item of items) {
      written.push(await pictures.replace(item, (place) => `${name}-${item.detailId}-${nameOfPlace(place)}`));
    }
    modules.push(withoutEmpty({ ...own, items: written }));
  }

  await mkdir(folder, { recursive: true });
  const write = async (name: string, put: (target: string) => Promise<void>): Promise<void> => {
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true });
    await put(target);
  };
  for (const { source, name } of pictures.files()) await write(name, (target) => copyFile(source, target));
  if (styleSheet !== undefined) await writeFile(join(folder, styleSheetName), styleSheet);
  const tooLarge: string[] = [];
  const apart = {
    ...(passcode !== undefined && { passcode }),
    ...(identity.length > 0 && { identity }),
    // Without the door they stay in the draft, and no file may have them.
    ...(site.isInvitingEvent && invitations.length > 0 && { invitations }),
  };
  // site.yaml last: a folder without it is no site.
  for (const { name, text } of siteFiles({ ...settings, ...apart }, modules, mostBytes)) {
    await write(name, (target) => writeFile(target, text));
    if (Buffer.byteLength(text) > yamlMaxBytes) tooLarge.push(name);
  }
  return tooLarge;
}

/** Settings a module does not have are not written as empty fields. */
function withoutEmpty<Module extends WrittenModule>(module: Module): Module {
  const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- No code or id is empty.
  return Object.fromEntries(Object.entries(module).filter(([, value]) => !isEmpty(value))) as Module;
}
