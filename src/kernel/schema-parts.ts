import type * as v from 'valibot';

/** Where an issue is: keys and list positions from the top. */
export function placeOfIssue({ path }: v.BaseIssue<unknown>): (string | number)[] {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** Parts of valibot's schemas that its types leave out. */
export interface OpenSchema {
  type?: string;
  /** What an optional schema is about. */
  wrapped?: OpenSchema;
  /** The schema of a list's items. */
  item?: OpenSchema;
  entries?: Record<string, OpenSchema>;
  /** The schemas of a union; the words of a picklist. */
  options?: readonly (OpenSchema | string | number)[];
  pipe?: readonly OpenSchema[];
  metadata?: Record<string, unknown>;
  message?: unknown;
  /** Its size is looked at before its parts, as in a `list`. */
  isMeasured?: true;
}

/** A schema and those inside its `optional` and `pipe`, from the outer to the inner one. */
export function innerSchemas(schema: OpenSchema | undefined): OpenSchema[] {
  if (schema === undefined) return [];
  // A pipe is a copy of its first schema with a pipe.
  const first = schema.pipe?.[0];
  if (first !== undefined && first !== schema) return [schema, ...innerSchemas(first)];
  return schema.wrapped === undefined ? [schema] : innerSchemas(schema.wrapped);
}

/** The schema inside `optional` and `pipe`. */
export function baseOf(schema: OpenSchema | undefined): OpenSchema | undefined {
  return innerSchemas(schema).at(-1);
}
