import { type FoundReference, referencesIn } from '#kernel/field-meaning.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type LostReference, moduleParts } from '#kernel/module-documents.ts';
import type { OpenSchema } from '#kernel/schema-parts.ts';
import type { DocumentsByCode, ParsedModule } from './import-modules.ts';
import { describeFound, type PlacedProblem } from './import-problem.ts';

/** Ids that name nothing on the site: by what their fields mean, or by the rules of a module that has its own. */
export function checkReferences(modules: readonly ParsedModule[], documents: DocumentsByCode): PlacedProblem[] {
  return modules.flatMap((module, index) => {
    const own = documents.get(module.document.moduleCode)?.lostReferences;
    const lost = own === undefined ? lostByMeaning(module, modules, documents) : own(module, modules);
    return lost.map(({ place, expected, found }) => ({
      place: ['modules', index, ...place],
      expected,
      found: describeFound(found),
    }));
  });
}

function lostByMeaning(
  module: ParsedModule,
  modules: readonly ParsedModule[],
  documents: DocumentsByCode,
): LostReference[] {
  const { document, items } = module;
  const schemas = documents.get(document.moduleCode);
  const found = [
    ...moduleParts.flatMap((part) => referencesIn(schemas?.[part] as OpenSchema | undefined, document[part], [part])),
    ...items.flatMap((item, place) => referencesIn(schemas?.item as OpenSchema | undefined, item, ['items', place])),
  ];
  return found.flatMap((one) => {
    const expected = expectedOf(one, module, modules);
    return expected === undefined ? [] : [{ place: one.place, expected, found: one.id }];
  });
}

/** Undefined where the id names something. */
function expectedOf(
  { id, meaning, around }: FoundReference,
  module: ParsedModule,
  modules: readonly ParsedModule[],
): string | undefined {
  const { refersTo, namesContentOf, namesIn, contentIn, eventIn, ofKind } = meaning;
  const isOfKind = ({ document }: ParsedModule): boolean =>
    ofKind === undefined || (isRecord(document.content) && document.content['kind'] === ofKind);
  // What other sites have is not known here.
  if (eventIn !== undefined || refersTo === 'event' || refersTo === 'any') return undefined;
  if (namesIn !== undefined) {
    const list = namedIn(namesIn, around, module);
    const isThere = Array.isArray(list) && list.some((entry) => isRecord(entry) && entry['id'] === id);
    return isThere ? undefined : `the id of one of the ${namesIn} of this module`;
  }
  if (namesContentOf !== undefined) {
    const isThere = modules.some(
      (one) =>
        one.document.contentId === id &&
        (namesContentOf === 'any' || one.document.moduleCode === namesContentOf) &&
        isOfKind(one),
    );
    return isThere
      ? undefined
      : `the contentId of ${namesContentOf === 'any' ? 'a module' : namesContentOf} on this site`;
  }
  const ofCode = modules.filter((one) => one.document.moduleCode === refersTo && isOfKind(one));
  const named = contentIn === undefined ? undefined : namedIn(contentIn, around, module);
  const [content] =
    named === undefined
      ? [ofCode.find((one) => one === module) ?? ofCode[0]]
      : ofCode.filter(({ document }) => document.contentId === named);
  // The field that names a content which is not there says so itself.
  if (content === undefined && named !== undefined) return undefined;
  if (content === undefined) return `the detailId of an item of ${refersTo}, of which this site has none`;
  const isThere = detailIdsOf(content).has(id);
  return isThere ? undefined : `the detailId of an item of ${refersTo} ${content.document.contentId}`;
}

/** Thousands of items may name thousands. */
const detailIds = new WeakMap<ParsedModule, ReadonlySet<unknown>>();

function detailIdsOf(module: ParsedModule): ReadonlySet<unknown> {
  const known = detailIds.get(module) ?? new Set(module.items.map(({ detailId }) => detailId));
  detailIds.set(module, known);
  return known;
}

function namedIn(field: string, around: FoundReference['around'], { document }: ParsedModule): unknown {
  const parts = [...around, ...moduleParts.map((part) => document[part])] as (Record<string, unknown> | undefined)[];
  return parts.find((part) => part?.[field] !== undefined)?.[field];
}
