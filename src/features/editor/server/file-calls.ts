import { grant, isOwnerOfNew, noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  allotSiteNumber,
  type DocumentsByCode,
  forgetOldDrafts,
  keepDraft,
  leadingTo,
  type ParsedSite,
  siteKey,
  type StoredDocuments,
  writeDraft,
} from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import { tokyoDay } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { exportSite, importSite, makeSiteOfFile } from '../contract/site-file.ts';
import { changesShownMax } from '../rules/site-basics.ts';
import { publicPath } from './draft-outline.ts';
import { portalOf } from './portals-for.ts';
import { admitFile, type FileProblem, readZippedSite, refuseFile, zippedDraft } from './site-files.ts';

interface FileCallServices {
  database: Database;
  documents: DocumentsByCode;
  stored: StoredDocuments;
  uploads: Uploads;
}

const failed = (problems: FileProblem[]) => ({
  data: { site: null, problems: problems.slice(0, changesShownMax), total: problems.length },
});
const written = (key: string) => ({ data: { site: siteNameOf(key), problems: [], total: 0 } });

/** Drafts as files: out of the console, and into it. */
export function fileCalls(services: FileCallServices): ServedConsoleCall[] {
  const { database } = services;
  return [
    serveConsole(exportSite, async ({ site, operator, context }) => {
      const asked = { now: context.now, from: context.clientAddress };
      const bytes = await zippedDraft(services, site.siteKey, asked);
      await inTransaction(database, (tx) =>
        noteInLog(tx, context, { operator, siteKey: site.siteKey, action: 'site.exported' }),
      );
      return { data: { name: `${siteNameOf(site.siteKey)}-${tokyoDay(context.now)}.zip`, bytes } };
    }),

    serveConsole(
      importSite,
      async ({ site: { siteKey: key, portalId, eventId }, body, operator, context }) => {
        const read = await readZippedSite(services, body.file, { now: context.now, from: context.clientAddress });
        if (read.site === undefined) return failed(read.problems);
        const kind = eventId === undefined ? 'portal' : 'event';
        if (read.site.site.kind !== kind) throw refuseFile('otherKind');
        const parsed = placed(read.site, { portalId, eventId });
        await inTransaction(database, async (tx) => {
          await keepDraft(tx, key, { keptAt: new Date(context.now), before: 'import', by: operator.name });
          await writeDraft(tx, parsed, { keepsPeople: true });
          await forgetOldDrafts(tx, key);
          await noteInLog(tx, context, { operator, siteKey: key, action: 'site.imported' });
        });
        return written(key);
      },
      admitFile,
    ),

    serveConsole(
      makeSiteOfFile,
      async ({ body, operator, context }) => {
        const portalId = body.portal === undefined ? undefined : await portalOf(database, operator, body.portal);
        if (portalId === undefined && !isOwnerOfNew(operator)) throw refuse('forbidden');
        const read = await readZippedSite(services, body.file, { now: context.now, from: context.clientAddress });
        if (read.site === undefined) return failed(read.problems);
        const { kind, webSetting } = read.site.site;
        // Whoever may make events in a portal makes no portals there.
        if (kind === 'portal' && !isOwnerOfNew(operator)) throw refuse('forbidden');
        const { ownDomain: _, ...ownSetting } = webSetting;
        const found = { ...read.site, site: { ...read.site.site, webSetting: ownSetting } };
        return inTransaction(database, async (tx) => {
          const number = await allotSiteNumber(tx);
          const ids =
            kind === 'portal' ? { portalId: number, eventId: undefined } : { portalId: portalId ?? 0, eventId: number };
          const parsed = placed(found, ids);
          await writeDraft(tx, parsed);
          const { siteKey: key } = parsed;
          await grant(tx, { operatorId: operator.operatorId, siteKey: key, role: 'owner' }, operator.operatorId);
          await noteInLog(tx, context, { operator, siteKey: key, action: 'site.made', details: { from: 'file' } });
          return written(key);
        });
      },
      admitFile,
    ),
  ];
}

/** The site of a file as one with other numbers; its links to its own pages lead there. */
function placed(parsed: ParsedSite, ids: { portalId: number; eventId: number | undefined }): ParsedSite {
  const { portalId, eventId: _, ...site } = parsed.site;
  const from = publicPath({ portalId, eventId: parsed.site.eventId });
  const own = leadingTo(from, publicPath(ids));
  const { eventId } = ids;
  const settled = { ...site, portalId: ids.portalId, ...(eventId !== undefined && { eventId }) };
  return own({ ...parsed, site: settled, siteKey: siteKey(ids) });
}
