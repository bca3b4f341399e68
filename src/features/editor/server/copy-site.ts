import { randomInt } from 'node:crypto';
import { guessablePasscode } from '#features/doors/rules/guessable-passcode.ts';
import { grant, noteInLog, type Operator } from '#features/operator/server.ts';
import {
  allotSiteNumber,
  type DocumentsByCode,
  leadingTo,
  type ParsedSite,
  readDraft,
  type SiteDocument,
  siteKey,
  type StoredDocuments,
  writeDraft,
} from '#features/site/server.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { publicPath } from './draft-outline.ts';
import { copyMarks } from './kept-texts.ts';
import { moveSite, periodOf, refuseAt } from './make-site.ts';

/**
 * Makes a new event from the draft of another one, with every date moved to the new start. What belongs to one site
 * alone stays behind: its domain, its login providers, its invitations, and everything of its visitors. The doors stay
 * shut: a passcode becomes a new one, and where somebody has to be invited, nobody is yet.
 */
export async function copySite(
  { database, documents, stored }: { database: Database; documents: DocumentsByCode; stored: StoredDocuments },
  source: { siteKey: string; portalId: number; eventId: number | undefined },
  basics: { name: LocalizedText; startDate: string; endDate: string },
  { operator, context }: { operator: Operator; context: RequestContext },
): Promise<string> {
  const draft = await readDraft(database.kysely, stored, source.siteKey);
  if (draft?.document === undefined || source.eventId === undefined) throw refuse('notFound');
  const { document } = draft;
  const period = periodOf(basics);
  const name = namesIn(document, basics.name);
  const parsed: ParsedSite = {
    folder: '',
    siteKey: '',
    site: document,
    modules: draft.contents.map(({ module: { sort: _, ...module }, items }) => ({
      document: module,
      items: items.map((item) => ({ ...item })),
    })),
    passcode: document.usePasscodeLock ? newPasscode([basics.startDate, basics.endDate]) : undefined,
  };
  const moved = moveSite(parsed, documents, period);
  return inTransaction(database, async (tx) => {
    const eventId = await allotSiteNumber(tx);
    const { ownDomain: _, ...webSetting } = document.webSetting;
    const site = {
      ...moved.site,
      eventId,
      webSetting: { ...webSetting, title: name },
      login: withoutProvider(document),
      overview: { ...moved.site.overview, name, ...period },
    };
    const key = siteKey(site);
    const own = leadingTo(publicPath(source), publicPath({ ...source, eventId }));
    await writeDraft(tx, own({ ...moved, site, siteKey: key }));
    await copyMarks(tx, source.siteKey, key);
    await grant(tx, { operatorId: operator.operatorId, siteKey: key, role: 'owner' }, operator.operatorId);
    await noteInLog(tx, context, { operator, siteKey: key, action: 'site.made', details: { from: source.siteKey } });
    return key;
  });
}

/** The names in the languages of the event, of which the first is needed. */
function namesIn({ languages }: SiteDocument, given: LocalizedText): LocalizedText {
  const named = languages.flatMap((language) => {
    const text = given[language]?.trim() ?? '';
    return text === '' ? [] : [[language, text] as const];
  });
  const [first] = languages;
  if (named[0]?.[0] !== first) throw refuseAt(['name'], 'inputRequired');
  return Object.fromEntries(named);
}

/** A provider knows one site by its keys, which are not copied; without one the members log in with Hiroba's accounts. */
function withoutProvider({ usePortal, portalId, login }: SiteDocument): SiteDocument['login'] {
  if (usePortal && portalId !== 0) return login;
  const { authMethod: _, authName: __, ...rest } = login;
  return rest;
}

function newPasscode(dates: readonly string[]): string {
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (guessablePasscode(code, dates) === undefined) return code;
  }
}
