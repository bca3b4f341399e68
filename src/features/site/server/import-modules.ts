import * as v from 'valibot';
import { isModuleCode, type ModuleCode, moduleCodesOf, type SiteType } from '#kernel/module-code.ts';
import { type ModuleDocuments, moduleParts, nothingSchema } from '#kernel/module-documents.ts';
import { moduleSchema, type SiteModule } from '../documents.ts';
import { placeIssue } from './import-issue.ts';
import { describeFound, type Place, type PlacedProblem } from './import-problem.ts';

/** A module as it is stored: its entry without items, and its items. */
export interface ParsedModule {
  document: Omit<SiteModule, 'items'>;
  items: ParsedItem[];
}
type ParsedItem = { detailId: number } & Record<string, unknown>;

export type DocumentsByCode = ReadonlyMap<ModuleCode, ModuleDocuments>;

/** Reads the modules of a site file; a module with a problem is left out of the answer. */
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
  function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, under: Place): Output {
    const result = v.safeParse(schema, value);
    for (const issue of result.issues ?? []) problems.push(placeIssue(issue, schema, under));
    // Not used when there are issues.
    return result.output as Output;
  }

  const code = (entry as { moduleCode?: unknown } | null)?.moduleCode;
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

  const { items, ...base } = parse(moduleSchema, entry, place);
  if (problems.length > before) return undefined;
  const document = { ...base };
  for (const part of moduleParts) {
    document[part] = parse(schemas[part] ?? nothingSchema, base[part], [...place, part]) as Record<string, unknown>;
  }
  const itemSchema = schemas.item;
  if (itemSchema === undefined && items.length > 0) {
    problems.push({ place: [...place, 'items'], expected: `no items in a ${code}`, found: 'a list' });
  }
  const parsed =
    itemSchema && items.map((item, index) => parse(itemSchema, item, [...place, 'items', index]) as ParsedItem);
  return problems.length > before ? undefined : { document, items: parsed ?? [] };
}

const siteNames: Record<SiteType, string> = {
  portal: 'a portal',
  event: 'an event',
  evesta: 'an event of the third type',
};
