import { countMembers } from '#features/account/server/members-of-realm.ts';
import { talkWarnings } from '#features/booth/rules/talk/talk-warnings.ts';
import { readTalkUses } from '#features/booth/server/talk/talk-uses.ts';
import { couponWarnings } from '#features/coupon/rules/coupon-warnings.ts';
import { countUses } from '#features/coupon/server/count-uses.ts';
import { passcodeWarnings } from '#features/doors/rules/passcode-warnings.ts';
import type { CardSettings } from '#features/payment/rules/card-provider.ts';
import { notedGateways } from '#features/payment/server.ts';
import { questionnaireWarnings } from '#features/questionnaire/rules/questionnaire-warnings.ts';
import { countAnswers } from '#features/questionnaire/server/results.ts';
import { type ChangeWarning, placeOfUnread, type SiteChange } from '#features/site/rules/changes/site-change.ts';
import { siteWarnings } from '#features/site/rules/changes/site-warnings.ts';
import { createStoredDocuments, readDraft, type UnreadFields } from '#features/site/server.ts';
import { readChange } from '#features/site/server/read-change.ts';
import { methodWarnings } from '#features/ticket/rules/sale/method-warnings.ts';
import { ticketWarnings } from '#features/ticket/rules/sale/ticket-warnings.ts';
import { paidContentsOf, readTicketUses } from '#features/ticket/server/sale/ticket-uses.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { moduleDocuments } from '../module-documents.ts';

export interface ChangeReport {
  change: SiteChange;
  warnings: ChangeWarning[];
}

/** What a publication of a draft would change, and what of it hurts visitors who paid or acted. Writes nothing. */
export async function reportChange(database: Database, siteKey: string, now: Instant): Promise<ChangeReport> {
  const unread: UnreadFields[] = [];
  const stored = createStoredDocuments(moduleDocuments, (one) => unread.push(one));
  const draft = await readDraft(database.kysely, stored, siteKey);
  const warnings = unreadWarnings(unread);
  const change = await readChange(database.kysely, stored, siteKey);
  const tickets = await readTicketUses(database, siteKey);
  const gateways = await notedGateways(database);
  const sum = (field: 'sold' | 'waiting'): number => tickets.reduce((total, one) => total + one[field], 0);
  const uses = {
    tickets: sum('sold'),
    waiting: sum('waiting'),
    members: await countMembers(database, siteKey),
  };
  const client = (change.site.after?.['client'] ?? {}) as CardSettings;
  return {
    change,
    warnings: [
      ...warnings,
      ...siteWarnings(change, uses),
      ...passcodeWarnings(change),
      ...ticketWarnings(change, tickets),
      // Without a server that has started, nobody knows its gateways.
      ...(gateways && draft ? methodWarnings(paidContentsOf(draft), client, gateways) : []),
      ...couponWarnings(change, await countUses(database, siteKey)),
      ...questionnaireWarnings(change, await countAnswers(database, siteKey)),
      ...talkWarnings(change, await readTalkUses(database, siteKey, now)),
    ],
  };
}

/** What a draft of another release says and this one cannot read. */
function unreadWarnings(unread: readonly UnreadFields[]): ChangeWarning[] {
  return unread.flatMap(({ at, fields, isLeftOut }) =>
    fields.map(({ place, expected }) => ({
      kind: 'unread',
      place: placeOfUnread(at, place),
      happens: `this release expects ${expected} there, and shows visitors the rest${isLeftOut ? ' of the site' : ''} without it`,
      instead: 'write it as docs/site-file.md says, and import the site again',
    })),
  );
}
