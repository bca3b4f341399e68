import * as v from 'valibot';
import {
  cleanHtml,
  type DocumentsByCode,
  type DraftPart,
  moduleSchema,
  type SiteDocument,
  siteDocumentSchema,
  type StoredDocuments,
  type StoredPart,
} from '#features/site/server.ts';
import { type FieldIssue, fieldIssues } from '#kernel/console/field-issue.ts';
import { partSchema } from '#kernel/console/part-schema.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { cleanStyleSheet } from '#server/html/clean-style-sheet.ts';

/** A part as this release reads it; undefined where it cannot be read. */
export async function readValue(
  stored: StoredDocuments,
  siteKey: string,
  part: DraftPart,
  found: StoredPart,
): Promise<object | undefined> {
  const at = { siteKey, revision: 0 };
  const { moduleCode } = found;
  if (part.kind === 'settings') return stored.site(at, found.document);
  if (moduleCode === undefined) return undefined;
  if (part.kind === 'content') {
    const read = stored.module({ ...at, contentId: part.contentId }, found.document, 0);
    if (typeof read !== 'object') return undefined;
    const { sort: _, ...module } = read;
    return module;
  }
  const { contentId, detailId } = part;
  const [item] = await stored.items({ ...at, contentId }, moduleCode, [{ detailId, document: found.document }]);
  return item;
}

export type CheckedPart = { value: object; issues: [] } | { value: undefined; issues: FieldIssue[] };

/** What is stored of a value, with its HTML made safe; or what is wrong with it. */
export async function checkPart(
  documents: DocumentsByCode,
  part: DraftPart,
  moduleCode: ModuleCode | undefined,
  value: unknown,
): Promise<CheckedPart> {
  const ofModule = moduleCode && documents.get(moduleCode);
  const schema = partSchema(part.kind, { site: siteDocumentSchema, module: moduleSchema, documents: ofModule });
  if (schema === undefined) return { value: undefined, issues: [{ place: [], code: 'unknown' }] };
  const read = v.safeParse(schema, value);
  if (!read.success) return { value: undefined, issues: fieldIssues(schema, value) };
  const checked = read.output;
  await makeSafe(documents, part, moduleCode, checked);
  return { value: checked, issues: [] };
}

/** The same of a part that somebody changed. `before`: as it is stored; undefined where it is new. */
export async function checkChanged(
  documents: DocumentsByCode,
  part: DraftPart,
  moduleCode: ModuleCode | undefined,
  { before, after }: { before: object | undefined; after: unknown },
): Promise<CheckedPart> {
  const isRefusedStyle = part.kind === 'settings' && hasNewStyleProblem(before, after);
  if (isRefusedStyle) return { value: undefined, issues: [{ place: stylePlace, code: 'rule' }] };
  return checkPart(documents, part, moduleCode, withIds(after, part));
}

const stylePlace = ['webSetting', 'styleSheet'];

/** Whether a style sheet was written that an import would refuse; one that is stored may be of an earlier release. */
function hasNewStyleProblem(before: object | undefined, after: unknown): boolean {
  const [stored, written] = [before, after].map(styleSheetOf);
  return typeof written === 'string' && written !== stored && cleanStyleSheet(written).problems.length > 0;
}

function styleSheetOf(settings: unknown): unknown {
  const webSetting = isRecord(settings) ? settings['webSetting'] : undefined;
  return isRecord(webSetting) ? webSetting['styleSheet'] : undefined;
}

/** A part keeps its own numbers, whatever is sent. */
function withIds(value: unknown, part: DraftPart): unknown {
  if (!isRecord(value)) return value;
  if (part.kind === 'content') return { ...value, contentId: part.contentId };
  return part.kind === 'item' ? { ...value, detailId: part.detailId } : value;
}

/** The pictures of an HTML text are stored ones; a text names no file. */
const noFolder = () => Promise.resolve({ expected: 'a picture of this site', found: 'a file' });

async function makeSafe(
  documents: DocumentsByCode,
  part: DraftPart,
  moduleCode: ModuleCode | undefined,
  value: object,
): Promise<void> {
  // oxlint-disable typescript/no-unsafe-type-assertion -- The schema of the part has read it.
  const none = { terms: {}, errorPage: {} } as SiteDocument;
  if (part.kind === 'settings') await cleanHtml(value as SiteDocument, [], documents, noFolder);
  else if (part.kind === 'content')
    await cleanHtml(none, [{ document: value as never, items: [] }], documents, noFolder);
  else {
    const module = { document: { moduleCode, contentId: part.contentId } as never, items: [value as never] };
    await cleanHtml(none, [module], documents, noFolder);
  }
  // oxlint-enable typescript/no-unsafe-type-assertion
}
