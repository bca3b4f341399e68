import type * as v from 'valibot';
import { isRecord } from '#kernel/is-record.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ModuleDocuments } from '#kernel/module-documents.ts';

/** Every feature's documents in one chunk: together they weigh less than a request for each. */
const files = import.meta.glob<Record<string, unknown>>('/src/features/*/documents.ts', { eager: true });
const values = Object.values(files).flatMap((file) => Object.entries(file));

/** What an organiser may write in a module, by its code. */
export const moduleDocuments: ReadonlyMap<ModuleCode, ModuleDocuments> = new Map(
  values
    .filter(([name]) => name.endsWith('Documents'))
    .flatMap(([, documents]) => (Array.isArray(documents) ? documents.filter(isDocuments) : []))
    .map((documents) => [documents.moduleCode, documents]),
);

function named(name: string): v.GenericSchema {
  const [, schema] = values.find(([key]) => key === name) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The documents of the site export it under this name.
  return schema as v.GenericSchema;
}

/** The settings of a site, and what every module has beside its own parts. */
export const siteSchema = named('siteDocumentSchema');
export const moduleHead = named('moduleSchema');

function isDocuments(value: unknown): value is ModuleDocuments {
  return isRecord(value) && typeof value['moduleCode'] === 'string';
}
