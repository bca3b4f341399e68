import { isRecord } from '#kernel/is-record.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ModuleDocuments } from '#kernel/module-documents.ts';
import { type ModuleRow, modules } from './modules.ts';

const features = new Set(Object.values<ModuleRow>(modules).flatMap(({ feature }) => feature ?? []));

/** The modules an organiser can configure in this version; a code without an entry is refused by the import. */
export const moduleDocuments: ReadonlyMap<ModuleCode, ModuleDocuments> = new Map(
  (await Promise.all([...features].map(documentsOf))).flat().map((documents) => [documents.moduleCode, documents]),
);

/** The documents.ts of a feature exports this under the feature's name: `informationDocuments` of information. */
async function documentsOf(feature: string): Promise<readonly ModuleDocuments[]> {
  const file: unknown = await import(/* @vite-ignore */ `#features/${feature}/documents.ts`);
  const name = `${feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Documents`;
  const documents = isRecord(file) ? file[name] : undefined;
  if (!Array.isArray(documents)) throw new TypeError(`src/features/${feature}/documents.ts exports no ${name}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- module-documents.test.ts looks at each of them.
  return documents as ModuleDocuments[];
}
