import { grant, noteInLog, type Operator } from '#features/operator/server.ts';
import {
  allotSiteNumber,
  type DocumentsByCode,
  type ParsedSite,
  readDraft,
  siteKey,
  type StoredDocuments,
  writeDraft,
} from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { moveSite } from './make-site.ts';

/**
 * Makes a new event from the draft of another one, with every date moved to the new start. What belongs to one site
 * alone stays behind: its domain, its passcode, its login providers, its invitations, and everything of its visitors.
 */
export async function copySite(
  { database, documents, stored }: { database: Database; documents: DocumentsByCode; stored: StoredDocuments },
  source: { siteKey: string; eventId: number | undefined },
  basics: { name: string; startDate: string; endDate: string },
  { operator, context }: { operator: Operator; context: RequestContext },
): Promise<string> {
  const draft = await readDraft(database.kysely, stored, source.siteKey);
  if (draft?.document === undefined || source.eventId === undefined) throw refuse('notFound');
  const { ownDomain: _, ...webSetting } = draft.document.webSetting;
  const { name, startDate, endDate } = basics;
  const [language = 'jpn'] = draft.document.languages;
  const parsed: ParsedSite = {
    folder: '',
    siteKey: '',
    site: { ...draft.document, usePasscodeLock: false },
    modules: draft.contents.map(({ module: { sort: __, ...document }, items }) => ({
      document,
      items: items.map((item) => ({ ...item })),
    })),
    passcode: undefined,
  };
  const moved = moveSite(parsed, documents, basics);
  return inTransaction(database, async (tx) => {
    const eventId = await allotSiteNumber(tx);
    const site = {
      ...moved.site,
      eventId,
      webSetting: { ...webSetting, title: { [language]: name } },
      overview: { ...moved.site.overview, name: { [language]: name }, startDate, endDate },
    };
    const key = siteKey(site);
    await writeDraft(tx, { ...moved, site, siteKey: key });
    await grant(tx, { operatorId: operator.operatorId, siteKey: key, role: 'owner' }, operator.operatorId);
    await noteInLog(tx, context, { operator, siteKey: key, action: 'site.made', details: { from: source.siteKey } });
    return key;
  });
}
