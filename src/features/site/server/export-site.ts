import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { moduleParts } from '#kernel/module-documents.ts';
import type { Database } from '#server/database/database.ts';
import { moduleSchema, type SiteDocument, siteDocumentSchema } from '../documents.ts';
import { readDraftProviders } from './identity-providers.ts';
import { readDraftInvitations } from './site-invitations.ts';
import { createPictureNames, nameOfPlace, type StoredFiles } from './export-pictures.ts';
import type { DocumentsByCode, ParsedItem, ParsedModule } from './import-modules.ts';
import { UnknownSite } from './publish.ts';
import { siteFileName } from './read-site-folder.ts';

const styleSheetName = 'site.css';

export interface ExportOptions {
  media: StoredFiles;
  documents: DocumentsByCode;
}

/** Writes a site's draft as a folder that imports to the same documents: site.yaml, its pictures, its style sheet. */
export async function exportSite(
  database: Database,
  siteKey: string,
  folder: string,
  { media, documents }: ExportOptions,
): Promise<void> {
  const draft = await readDraft(database, siteKey);
  const { passcode } = draft;
  const identity = await readDraftProviders(database, siteKey);
  const invitations = await readDraftInvitations(database, siteKey);
  const site = inSchemaOrder(siteDocumentSchema, draft.site);
  const modules = draft.modules.map((module) => moduleInOrder(module, documents));
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
      modules.map(async ({ document, items }) => {
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
function withoutEmpty<Fields extends object>(module: Fields): Partial<Fields> {
  const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return Object.fromEntries(Object.entries(module).filter(([, value]) => !isEmpty(value))) as Partial<Fields>;
}

/** The database keeps no order of fields; the schemas have the one of the documentation. */
function inSchemaOrder<Document>(schema: v.GenericSchema | undefined, document: Document): Document {
  const result = schema && v.safeParse(schema, document);
  return result?.success ? (result.output as Document) : document;
}

function moduleInOrder({ document, items }: ParsedModule, documents: DocumentsByCode): ParsedModule {
  const schemas = documents.get(document.moduleCode);
  const { items: _, ...base } = inSchemaOrder(moduleSchema, { ...document, items: [] });
  for (const part of moduleParts) base[part] = inSchemaOrder(schemas?.[part], base[part]);
  return { document: base, items: items.map((item) => inSchemaOrder(schemas?.item, item)) };
}

async function readDraft(
  database: Database,
  siteKey: string,
): Promise<{ site: SiteDocument; modules: ParsedModule[]; passcode: string | undefined }> {
  const { kysely } = database;
  const settings = await kysely
    .selectFrom('site_document as d')
    .leftJoin('site_secret as s', (secret) =>
      secret.onRef('s.site_key', '=', 'd.site_key').onRef('s.version', '=', 'd.version'),
    )
    .select(['d.document', 's.passcode'])
    .where('d.site_key', '=', siteKey)
    .where('d.version', '=', 'draft')
    .executeTakeFirst();
  if (settings === undefined) throw new UnknownSite(siteKey);
  const contents = await kysely
    .selectFrom('content_document')
    .select(['content_id', 'document'])
    .where('site_key', '=', siteKey)
    .where('version', '=', 'draft')
    .orderBy('sort')
    .execute();
  const items = await kysely
    .selectFrom('content_item')
    .select(['content_id', 'document'])
    .where('site_key', '=', siteKey)
    .where('version', '=', 'draft')
    .orderBy('position')
    .execute();
  const itemsOf = Map.groupBy(items, (item) => item.content_id);
  const site = settings.document as SiteDocument;
  return {
    site,
    modules: contents.map(({ content_id, document }) => ({
      document: document as ParsedModule['document'],
      items: (itemsOf.get(content_id) ?? []).map((item) => item.document as ParsedItem),
    })),
    passcode: settings.passcode ?? undefined,
  };
}
