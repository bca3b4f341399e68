import * as v from 'valibot';
import { moduleSchema, type SiteDocument, siteDocumentSchema } from '#features/site/documents.ts';
import { importSite } from '#features/site/server/import-site.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { siteKey } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';

export interface TestSite {
  /** As site.yaml writes it, without its modules; its pictures are stored already. */
  site: Record<string, unknown>;
  modules?: Record<string, unknown>[];
  passcode?: string;
}

/** Imports and publishes sites without their folders; portals first. The directory does not know them yet. */
export async function publishTestSites(database: Database, sites: readonly TestSite[]): Promise<void> {
  for (const key of await draftTestSites(database, sites)) await publishSite(database, key);
}

/** Imports the sites as drafts and leaves the published ones alone. Answers their keys. */
export async function draftTestSites(database: Database, sites: readonly TestSite[]): Promise<string[]> {
  const keys: string[] = [];
  for (const { site, modules = [], passcode } of sites) {
    const document = v.parse(siteDocumentSchema, { ...site, usePasscodeLock: passcode !== undefined });
    const key = siteKey(document);
    const parsed = modules.map((module) => {
      const { items, ...rest } = v.parse(moduleSchema, module);
      return { document: rest, items };
    });
    const draft = { folder: '', siteKey: key, site: document, modules: parsed, passcode };
    try {
      await importSite(database, draft);
    } catch (cause) {
      await needPortal(database, document, cause);
      throw cause;
    }
    keys.push(key);
  }
  return keys;
}

const foreignKeyViolation = '23503';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Says it in words when an event was not stored because its portal is missing. */
async function needPortal(database: Database, { portalId, eventId }: SiteDocument, cause: unknown): Promise<void> {
  if (eventId === undefined || !hasCode(cause, foreignKeyViolation)) return;
  const portal = await database.kysely
    .selectFrom('site')
    .select('site_key')
    .where('portal_id', '=', portalId)
    .where('event_id', 'is', null)
    .executeTakeFirst();
  if (portal !== undefined) return;
  throw new Error(`event ${portalId}/${eventId} needs portal ${portalId}: publish it before`, { cause });
}
