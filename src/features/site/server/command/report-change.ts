import type { Instant } from '#kernel/clock.ts';
import type { CommandContext } from '#server/command/command.ts';
import type { Database } from '#server/database/database.ts';
import { type ChangeWarning, placeOfUnread, type SiteChange } from '../../rules/changes/site-change.ts';
import { siteWarnings } from '../../rules/changes/site-warnings.ts';
import { readDraft } from '../document-rows.ts';
import { readChange } from '../read-change.ts';
import { createStoredDocuments, type UnreadFields } from '../stored-documents.ts';
import { type DraftRefusal, refusalsOf, type SiteCommandPorts } from './draft-check.ts';
import { unheardDocuments } from './site-reader.ts';

export interface ChangeReport {
  change: SiteChange;
  warnings: ChangeWarning[];
}

/** What a publication of a draft would change, and what of it hurts visitors who paid or acted. Writes nothing. */
export async function reportChange(
  database: Database,
  siteKey: string,
  { documents, now: clock }: Pick<CommandContext, 'documents' | 'now'>,
  { draftChecks, countMembers, countOrders }: SiteCommandPorts,
): Promise<ChangeReport> {
  const now: Instant = clock();
  const unread: UnreadFields[] = [];
  const stored = createStoredDocuments(documents, (one) => unread.push(one));
  const draft = await readDraft(database.kysely, stored, siteKey);
  const change = await readChange(database.kysely, stored, siteKey);
  const { tickets, waiting } = await countOrders(database, siteKey);
  const warnings = [
    ...unreadWarnings(unread),
    ...siteWarnings(change, { tickets, waiting, members: await countMembers(database, siteKey) }),
  ];
  for (const { warn } of draftChecks)
    warnings.push(...((await warn?.({ database, siteKey, change, draft, now })) ?? []));
  return { change, warnings };
}

/** What a draft of another release says and this one cannot read. */
function unreadWarnings(unread: readonly UnreadFields[]): ChangeWarning[] {
  return unread.flatMap(({ at, fields, isLeftOut }) =>
    fields.map(({ place, expected }) => ({
      kind: 'unread',
      place: placeOfUnread(at, place),
      happens: `this release expects ${expected} there, and shows visitors the rest${isLeftOut ? ' of the site' : ''} without it`,
      instead: 'write it as docs/site-file.md says, and import the site again',
      values: { isLeftOut },
    })),
  );
}

/** The report, with why the draft cannot be published; for a console, which is given no command's context. */
export type ReportChange = (
  database: Database,
  siteKey: string,
) => Promise<ChangeReport & { refusals: DraftRefusal[] }>;

export function createReportChange(
  context: Pick<CommandContext, 'documents' | 'now'>,
  ports: SiteCommandPorts,
): ReportChange {
  const stored = unheardDocuments(context);
  return async (database, siteKey) => ({
    ...(await reportChange(database, siteKey, context, ports)),
    refusals: await refusalsOf(ports.draftChecks, { database, stored, siteKeys: [siteKey] }),
  });
}
