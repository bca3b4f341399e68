import { isRecord } from '#kernel/is-record.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ModuleDocuments } from '#kernel/module-documents.ts';
import type { SiteDocument } from '../../documents.ts';
import type { ParsedModule } from '../import-modules.ts';
import type { PlacedProblem } from '../import-problem.ts';

const expected = 'a title in the first language of the site';

/** The titles that items must have, and lack in the first language of the site. */
export function untitledParts(
  { languages: [first = 'jpn'] }: Pick<SiteDocument, 'languages'>,
  modules: readonly ParsedModule[],
  documents: ReadonlyMap<ModuleCode, ModuleDocuments>,
): PlacedProblem[] {
  const isMissing = (text: unknown): boolean => isLocalizedText(text) && (text[first] ?? '').trim() === '';
  return modules.flatMap(({ document, items }, index) => {
    const keys = requiredNames(documents.get(document.moduleCode)?.item);
    return items.flatMap((item, position) =>
      keys
        .filter((key) => isMissing(Reflect.get(item, key)))
        .map((key) => ({ place: ['modules', index, 'items', position, key], expected, found: 'nothing' })),
    );
  });
}

/** `title` or `name`, where the schema of an item does not go without. */
function requiredNames(schema: unknown): string[] {
  const entries = isRecord(schema) ? schema['entries'] : undefined;
  if (!isRecord(entries)) return [];
  return ['title', 'name'].filter((key) => {
    const entry = entries[key];
    return isRecord(entry) && entry['type'] !== 'optional';
  });
}
