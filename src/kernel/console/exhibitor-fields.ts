import type { FormField } from './form-fields.ts';

/** The fields that an exhibitor keeps, and the groups that have some of them. */
export function fieldsOfExhibitor(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => {
    if (field.meaning.keptBy === 'exhibitor') return [field];
    const inside = fieldsOfExhibitor(field.fields);
    return inside.length === 0 ? [] : [{ ...field, fields: inside }];
  });
}

/** Whether a change at this path is one of a field that an exhibitor keeps. */
export function isKeptByExhibitor(fields: readonly FormField[], [key, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.key === key);
  if (field === undefined) return false;
  return field.meaning.keptBy === 'exhibitor' || isKeptByExhibitor(field.fields, rest);
}
