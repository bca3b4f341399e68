import { type FieldIssue, fieldIssues } from '#kernel/console/field-issue.ts';
import { partSchema } from '#kernel/console/part-schema.ts';
import { isModuleCode } from '#kernel/module-code.ts';
import { moduleDocuments, moduleHead, siteSchema } from './all-schemas.ts';

/** What is wrong with a part by its schema alone, as the server finds it; none where the code of its module is unknown. */
export function partFaults(name: string, code: string | undefined, value: unknown): FieldIssue[] {
  const [kind] = name.split('-');
  if (kind !== 'settings' && kind !== 'content' && kind !== 'item') return [];
  const documents = code !== undefined && isModuleCode(code) ? moduleDocuments.get(code) : undefined;
  const schema = partSchema(kind, { site: siteSchema, module: moduleHead, documents });
  return schema === undefined ? [] : fieldIssues(schema, value);
}
