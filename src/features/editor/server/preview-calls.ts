import {
  type EnteredSite,
  openPreview as openPass,
  type Operator,
  type ServedConsoleCall,
  serveConsole,
} from '#features/operator/server.ts';
import { isKept, itemsBesidePublic, moduleCodeOfDraft, type OldVersion, readSettings } from '#features/site/server.ts';
import type { ModuleCode } from '#kernel/module-code.ts';

import { formatInstant, parseInstant } from '#kernel/period.ts';
import type { PreviewRole } from '#kernel/preview-role.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { openPreview } from '../contract.ts';
import { type PreviewMoment, previewMoments } from '../rules/preview-moments.ts';
import { publicPath } from './draft-outline.ts';

/** The page of an item or a content inside its site; '' for the home. */
export type PageOf = (moduleCode: ModuleCode, contentId: number, detailId: number | undefined) => string;

export interface PreviewServices {
  database: Database;
  pageOf: PageOf;
}

export function previewCall(services: PreviewServices): ServedConsoleCall {
  return serveConsole(openPreview, async ({ site, body, operator, context }) => {
    const { version } = body;
    const isThere = version === undefined || (await isKept(services.database.kysely, site.siteKey, version));
    if (!isThere) throw refuse('notFound');
    return {
      data: {
        ...(await openAddress(services, site, body, { operator, context })),
        moments: await momentsOf(services, site.siteKey),
      },
    };
  });
}

async function momentsOf({ database: { kysely } }: PreviewServices, siteKey: string): Promise<PreviewMoment[]> {
  const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
  const tickets = await itemsBesidePublic(kysely, { siteKey, moduleCode: 'ticket' }, 'all');
  return previewMoments(
    settings?.document?.overview ?? {},
    tickets.map(({ document }) => document),
  );
}

/** The address that shows a part of a draft, and when it ends. */
export async function openAddress(
  { database, pageOf }: PreviewServices,
  site: EnteredSite,
  {
    part,
    at,
    as,
    version,
  }: {
    part?: string | undefined;
    at?: string | undefined;
    as?: PreviewRole | undefined;
    version?: OldVersion | undefined;
  },
  { operator, context }: { operator: Operator; context: RequestContext },
): Promise<{ path: string; until: string }> {
  const wish = { at: at === undefined ? undefined : parseInstant(at), as, version };
  const { token, until } = await openPass(database, operator, site.siteKey, context.now, wish);
  const [contentId, detailId] = (part?.match(/\d+/g) ?? []).map(Number);
  const { kysely } = database;
  const code = contentId === undefined ? undefined : await moduleCodeOfDraft(kysely, site.siteKey, contentId);
  const page = contentId === undefined || code === undefined ? '' : pageOf(code, contentId, detailId);
  return { path: `${publicPath(site, page)}?isDraft=true&access_token=${token}`, until: formatInstant(until) };
}
