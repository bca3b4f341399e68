import { sql } from 'kysely';
import * as v from 'valibot';
import { readPartTitles, readPartName, readSettings } from '#features/site/server.ts';
import type { AnswerOf, QueryOf } from '#kernel/endpoint.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { listPeopleOfLog, readSiteLog } from '../contract/log.ts';
import { logPeopleShown, logPerPage } from '../rules/operator-life.ts';
import { isShellName } from '../rules/shell-name.ts';

type Entry = AnswerOf<typeof readSiteLog>['entries'][number];
type Details = Entry['details'];
type Queries = Pick<Database, 'kysely'>;

const detailsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** A page of the log of a site, or of the whole installation; the latest first. */
export async function pageOfLog(
  { kysely }: Queries,
  siteKey: string | undefined,
  { before, operatorId, action, from, to }: QueryOf<typeof readSiteLog>,
): Promise<AnswerOf<typeof readSiteLog>> {
  const isKind = action?.endsWith('.') === true;
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : parseInstant(day)));
  const begins = first === undefined ? null : new Date(first);
  const ends = last === undefined ? null : new Date(last + dayMs);
  const { rows } = await sql<{
    log_id: string;
    at: Date;
    operator_id: number | null;
    operator_name: string;
    site_key: string | null;
    action: string;
    details: StoredJson;
  }>`
    select log_id, at, operator_id, operator_name, site_key, action, details from operator_log
    where (${siteKey ?? null}::text is null or site_key = ${siteKey ?? null}::text)
      and (${before ?? null}::bigint is null or log_id < ${before ?? null}::bigint)
      and (${operatorId ?? null}::integer is null or operator_id = ${operatorId ?? null}::integer)
      and (${begins}::timestamptz is null or at >= ${begins}::timestamptz)
      and (${ends}::timestamptz is null or at < ${ends}::timestamptz)
      and (${action ?? null}::text is null
        or case when ${isKind}::boolean then starts_with(action, ${action ?? null}::text) else action = ${action ?? null}::text end)
    order by log_id desc limit ${logPerPage + 1}`.execute(kysely);
  const page = rows.slice(0, logPerPage).map((row) => ({
    logId: Number(row.log_id),
    at: row.at.toISOString(),
    operatorId: row.operator_id,
    operatorName: row.operator_name,
    siteKey: row.site_key,
    action: row.action,
    details: readStored(detailsSchema, row.details).output ?? {},
  }));
  return {
    entries: await named(kysely, page),
    next: rows.length > page.length ? String(page.at(-1)?.logId) : null,
  };
}

/** It is there, and the organiser has given it no name: the entry speaks of it without one. */
const isUntitled = ({ content, item }: NonNullable<Entry['part']>): boolean => content === null && item === null;

type Plain = Omit<Entry, 'siteTitle' | 'target' | 'part'>;

/** Entries with the names of what their details name by numbers. */
async function named(kysely: Database['kysely'], page: readonly Plain[]): Promise<Entry[]> {
  const keys = [...new Set(page.flatMap(({ siteKey }) => siteKey ?? []))];
  const settings = await readSettings(kysely, { siteKeys: keys, version: 'draft' });
  const titles = new Map(settings.map(({ siteKey, document }) => [siteKey, document?.webSetting.title]));
  const ids = page.flatMap(({ details }) => numberIn(details, 'operatorId') ?? []);
  const { rows: people } = await sql<{ operator_id: number; name: string }>`
    select operator_id, name from operator where operator_id = any(${ids}::int[])`.execute(kysely);
  const names = new Map(people.map((row) => [row.operator_id, row.name]));
  const mails = await mailsOf(
    kysely,
    page.flatMap(({ details }) => numberIn(details, 'memberId') ?? []),
  );
  const titlesOf = await readPartTitles(
    kysely,
    page.flatMap((entry) => placeOf(entry) ?? []),
  );
  return page.map((entry) => {
    const place = placeOf(entry);
    const part = place && titlesOf(place);
    return {
      ...entry,
      operatorName: entry.operatorName || (mails.get(numberIn(entry.details, 'memberId') ?? 0) ?? ''),
      siteTitle: titles.get(entry.siteKey ?? '') ?? null,
      target: names.get(numberIn(entry.details, 'operatorId') ?? 0) ?? memberMeant(entry, mails) ?? null,
      part:
        place === undefined || (part && isUntitled(part))
          ? null
          : { content: part?.content ?? null, item: part?.item ?? null },
    };
  });
}

/** The member whom an operator did something to; a member of the staff who did it themselves is no target. */
function memberMeant(
  { operatorId, operatorName, details }: Plain,
  mails: ReadonlyMap<number, string>,
): string | undefined {
  return operatorId === null && !isShellName(operatorName) ? undefined : mails.get(numberIn(details, 'memberId') ?? 0);
}

/** Members: the log has their numbers alone. */
async function mailsOf(kysely: Database['kysely'], ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ member_id: number; mail: string }>`
    select member_id, mail from member where member_id = any(${[...ids]}::int[])`.execute(kysely);
  return new Map(rows.map((row) => [row.member_id, row.mail]));
}

function placeOf({ siteKey, details }: Pick<Plain, 'siteKey' | 'details'>) {
  if (siteKey === null) return undefined;
  const part = readPartName(String(details['part'] ?? ''));
  const contentId =
    part === undefined ? numberIn(details, 'contentId') : 'contentId' in part ? part.contentId : undefined;
  const detailId = part === undefined ? numberIn(details, 'detailId') : 'detailId' in part ? part.detailId : undefined;
  return contentId === undefined ? undefined : { siteKey, contentId, detailId };
}

/** A number that fits a column. */
function numberIn(details: Details, key: string): number | undefined {
  const value = details[key];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : undefined;
}

/** Of whom the log of a site, or of the installation, says anything. */
export async function peopleOfLog(
  { kysely }: Queries,
  siteKey: string | undefined,
): Promise<AnswerOf<typeof listPeopleOfLog>> {
  const { rows } = await sql<{ operator_id: number; name: string }>`
    select o.operator_id, o.name from operator o
    where exists (
      select from operator_log l where l.operator_id = o.operator_id
        and (${siteKey ?? null}::text is null or l.site_key = ${siteKey ?? null}::text)
    )
    order by o.name, o.operator_id limit ${logPeopleShown}`.execute(kysely);
  return { people: rows.map((row) => ({ operatorId: row.operator_id, name: row.name })) };
}
