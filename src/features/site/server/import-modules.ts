import * as v from 'valibot';
import { isModuleCode, type ModuleCode, moduleCodesOf, type SiteType } from '#kernel/module-code.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type ModuleDocuments, moduleParts, nothingSchema, type WrittenItem } from '#kernel/module-documents.ts';
import { moduleSchema, type SiteModule } from '../documents.ts';
import { placeIssue } from './import-issue.ts';
import { describeFound, type Place, type PlacedProblem } from './import-problem.ts';

/** A module as it is stored: its entry without items, and its items. */
export interface ParsedModule {
  document: Omit<SiteModule, 'items'>;
  items: WrittenItem[];
}

export type DocumentsByCode = ReadonlyMap<ModuleCode, ModuleDocuments>;

/**
 * Reads the modules of a site file; a module with a problem is left out of the answer. It takes the items out of what it
 * reads, so that thousands are not there twice.
 */
export function parseModules(
  value: unknown,
  siteType: SiteType,
  documents: DocumentsByCode,
): { modules: ParsedModule[]; problems: PlacedProblem[] } {
  const problems: PlacedProblem[] = [];
  if (value === undefined) return { modules: [], problems };
  if (!Array.isArray(value)) {
    return { modules: [], problems: [{ place: ['modules'], expected: 'a list', found: describeFound(value) }] };
  }
  const modules = value.map((entry, index) => parseModule(entry, ['modules', index], siteType, documents, problems));
  return { modules: modules.filter((module) => module !== undefined), problems };
}

function parseModule(
  entry: unknown,
  place: Place,
  siteType: SiteType,
  documents: DocumentsByCode,
  problems: PlacedProblem[],
): ParsedModule | undefined {
  const before = problems.length;
  /** Undefined where there are issues. */
  function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, under: Place): Output | undefined {
    const result = v.safeParse(schema, value);
    for (const issue of result.issues ?? []) problems.push(placeIssue(issue, schema, under));
    return result.success ? result.output : undefined;
  }

  const code = isRecord(entry) ? entry['moduleCode'] : undefined;
  if (!isModuleCode(code, siteType)) {
    const expected = `one of the modules of ${siteNames[siteType]}: ${moduleCodesOf[siteType].join(', ')}`;
    problems.push({ place: [...place, 'moduleCode'], expected, found: describeFound(code) });
    return undefined;
  }
  const schemas = documents.get(code);
  if (schemas === undefined) {
    const expected = 'a module that is available in this version';
    problems.push({ place: [...place, 'moduleCode'], expected, found: `"${code}", which is not available yet` });
    return undefined;
  }

  const read = parse(moduleSchema, entry, place);
  if (read === undefined) return undefined;
  const { items, ...base } = read;
  const left: unknown[] = items;
  if (isRecord(entry)) delete entry['items'];
  const document = { ...base };
  for (const part of moduleParts) {
    const fields = parse(schemas[part] ?? nothingSchema, base[part], [...place, part]);
    if (fields !== undefined) document[part] = fields;
  }
  const itemSchema = schemas.item;
  if (itemSchema === undefined && items.length > 0) {
    problems.push({ place: [...place, 'items'], expected: `no items in a ${code}`, found: 'a list' });
  }
  const parsed =
    itemSchema &&
    items.map((item, index) => {
      left[index] = undefined;
      return parse(itemSchema, item, [...place, 'items', index]);
    });
  if (problems.length > before) return undefined;
  return { document, items: parsed?.filter((item) => item !== undefined) ?? [] };
}

const siteNames: Record<SiteType, string> = {
  portal: 'a portal',
  event: 'an event',
  evesta: 'an event of the third type',
};
