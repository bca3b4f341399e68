import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { noteInLog, type Operator } from '#features/operator/server.ts';
import type { PublishedSite, SiteStore } from '#features/site/server.ts';
import { sayIn, spokenLanguage } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { csvType } from '#kernel/csv.ts';
import type { StreamedFile } from '#kernel/file-answer.ts';
import { languageCodes } from '#kernel/language.ts';
import { tokyoDay } from '#kernel/period.ts';
import type { Cell } from '#kernel/table-cell.ts';
import { readStored } from '#server/database/read-stored.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { csvParts, type Rows } from '#server/table/csv-parts.ts';
import { fileTitle } from '#server/table/file-title.ts';
import { xlsxParts, xlsxType } from '#server/table/xlsx-parts.ts';
import { makeAttendeeFile, type WishedFile } from '../contract.ts';
import { badgesMax, exportMs, exportRowsMax } from '../rules/attendee-limits.ts';
import { readForms } from './attendee-forms.ts';
import { columnsOf, createRowOf, headOf, type TableColumn, widthOf } from './attendee-table.ts';
import { attendeeTexts, refuseFile } from './attendee-texts.ts';
import { badgeParts } from './badge-parts.ts';
import { type AttendeeSearch, countAttendees, findAttendees } from './find-attendees.ts';
import { type Attendee, type AttendeeReading, readAttendees } from './read-attendees.ts';

export interface FileServices extends AttendeeReading {
  store: SiteStore;
}

/** Who asks, and where. */
interface Asked {
  operator: Operator;
  site: PublishedSite;
  context: RequestContext;
}

const wishSchema = v.object({ ...makeAttendeeFile.body.entries, language: v.picklist(languageCodes) });
type Wish = v.InferOutput<typeof wishSchema>;

/**
 * Keeps what a file is to have until its operator fetches it, and notes in the log how many rows of which filter it is.
 * What was searched for may be somebody's name, so the log says only that something was.
 */
export async function prepareFile(
  { database, store }: FileServices,
  { operator, site, context }: Asked,
  body: Pick<Wish, 'filter' | 'file'>,
): Promise<{ token: string; rows: number }> {
  const { siteKey } = site;
  const { filter, file } = body;
  const language = spokenLanguage(site.document, context.language);
  const most = file.kind === 'badges' ? badgesMax : exportRowsMax;
  const rows = await countAttendees(database.kysely, searchOf(siteKey, body), most + 1);
  if (rows === 0) throw refuseFile((words) => words.none);
  const said = new Intl.NumberFormat('en').format(most);
  if (rows > most) {
    throw refuseFile(({ tooManyBadges, tooManyRows }) => (file.kind === 'badges' ? tooManyBadges : tooManyRows)(said));
  }
  if (file.kind !== 'badges') {
    const known = new Set(columnsOf(await readForms({ store }, site, language), language).map(({ id }) => id));
    if (!file.columns.every((id) => known.has(id))) throw refuseFile((words) => words.noColumns);
  }
  const token = newSecretToken();
  const wish: Wish = { filter, file, language };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('attendee_export')
      .values({
        token_hash: hashSecret(token),
        operator_id: operator.operatorId,
        site_key: siteKey,
        wish: sql<object>`${JSON.stringify(wish)}::jsonb`,
        made_at: new Date(context.now),
      })
      .execute();
    if (file.kind !== 'badges') await keepColumns(tx, { operator, siteKey }, file.columns);
    await noteInLog(tx, context, {
      operator,
      siteKey,
      action: 'attendees.exported',
      details: {
        rows,
        kind: file.kind,
        ...(filter.ticket !== undefined && { ticket: filter.ticket }),
        ...(filter.slot !== undefined && { slot: filter.slot }),
        ...(filter.wish !== undefined && { wish: filter.wish }),
        ...(filter.q !== undefined && filter.q !== '' && { isSearched: true }),
      },
    });
  });
  return { token, rows };
}

type Queries = FileServices['database']['kysely'];

async function keepColumns(
  kysely: Queries,
  { operator, siteKey }: { operator: Operator; siteKey: string },
  columns: string[],
): Promise<void> {
  await kysely
    .insertInto('attendee_columns')
    .values({ operator_id: operator.operatorId, site_key: siteKey, columns })
    .onConflict((there) => there.columns(['operator_id', 'site_key']).doUpdateSet({ columns }))
    .execute();
}

/** The columns that an operator took out last at a site. */
export async function readKeptColumns(
  kysely: Queries,
  { operatorId }: Operator,
  siteKey: string,
): Promise<string[] | undefined> {
  const row = await kysely
    .selectFrom('attendee_columns')
    .select('columns')
    .where('operator_id', '=', operatorId)
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  return row?.columns;
}

/** The file that its operator has asked for. It is fetched once: nothing of it is left when the line is cut. */
export async function fetchFile(
  services: FileServices,
  { operator, site, context }: Asked,
  token: string,
): Promise<StreamedFile> {
  const row = await services.database.kysely
    .deleteFrom('attendee_export')
    .where('token_hash', '=', hashSecret(token))
    .where('operator_id', '=', operator.operatorId)
    .where('site_key', '=', site.siteKey)
    .where('made_at', '>', new Date(context.now - exportMs))
    .returning('wish')
    .executeTakeFirst();
  const wish = row && readStored(wishSchema, row.wish).output;
  if (wish === undefined) throw refuse('notFound');
  return makeFile(services, site, wish, context.now);
}

/** Forgets what nobody fetched; called each hour. */
export async function sweepFiles(kysely: Queries, now: Instant): Promise<void> {
  await kysely
    .deleteFrom('attendee_export')
    .where('made_at', '<=', new Date(now - exportMs))
    .execute();
}

async function makeFile(services: FileServices, site: PublishedSite, wish: Wish, now: Instant): Promise<StreamedFile> {
  const { language, file } = wish;
  const words = attendeeTexts[language];
  const forms = await readForms(services, site, language);
  const search = searchOf(site.siteKey, wish);
  const attendees = allAttendees(services, site, search, language);
  if (file.kind === 'badges') {
    const name = fileName(site, words.badges, language, now, 'pdf');
    const drawn = { site, forms, language, layout: file.layout, question: file.question, now };
    return { name, type: 'application/pdf', parts: badgeParts(attendees, drawn) };
  }
  const columns = orderedColumns(columnsOf(forms, language), file.columns);
  const rows = rowsOf(attendees, createRowOf(columns, forms, site, language));
  const head = headOf(columns, language);
  const name = fileName(site, words.file, language, now, file.kind);
  if (file.kind === 'csv') return { name, type: csvType, parts: csvParts(head, rows) };
  const sheet = { name: words.file, head, widths: columns.map(widthOf), rows, at: now };
  return { name, type: xlsxType, parts: xlsxParts(sheet) };
}

function searchOf(siteKey: string, { filter, file }: { filter: Wish['filter']; file: WishedFile }): AttendeeSearch {
  if (file.kind !== 'badges') return { siteKey, ...filter };
  const { purchasedTicketId } = file;
  // A cancelled ticket lets nobody in, and has no badge.
  return { siteKey, ...filter, purchasedTicketId, isValid: true };
}

/** Read at a time, so that a file of any length takes no more memory; a statement for few costs as much as for these. */
const readAtOnce = 500;
/** Written at a time: others have their turn in between. */
const writtenAtOnce = 100;

async function* allAttendees(
  services: FileServices,
  site: PublishedSite,
  search: AttendeeSearch,
  language: Wish['language'],
): AsyncGenerator<Attendee[]> {
  const { kysely } = services.database;
  for (let after: number | undefined, isMore = true; isMore; ) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ends
    const ids = await findAttendees(kysely, search, { after, most: readAtOnce, isNewestFirst: false });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (ids.length > 0) yield await readAttendees(services, site, ids, language);
    after = ids.at(-1);
    isMore = ids.length === readAtOnce;
  }
}

async function* rowsOf(attendees: AsyncIterable<Attendee[]>, rowOf: (attendee: Attendee) => Cell[]): Rows {
  for await (const some of attendees) {
    for (let from = 0; from < some.length; from += writtenAtOnce) {
      yield some.slice(from, from + writtenAtOnce).map(rowOf);
      // oxlint-disable-next-line no-await-in-loop -- a part after the other
      await setImmediate();
    }
  }
}

/** In the order of the table, whatever order they were chosen in. */
function orderedColumns(all: readonly TableColumn[], chosen: readonly string[]): TableColumn[] {
  const wanted = new Set(chosen);
  return all.filter(({ id }) => wanted.has(id));
}

/** `共創EXPO_参加者_2026-11-29.xlsx` */
function fileName(site: PublishedSite, what: string, language: Wish['language'], now: Instant, ending: string): string {
  const title = sayIn(site.document, language)(site.document.webSetting.title);
  return `${fileTitle(title)}_${what}_${tokyoDay(now)}.${ending}`;
}
