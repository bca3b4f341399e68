import type { FormField } from '#kernel/console/form-fields.ts';
import type { Json } from '../../rules/part-changes.ts';
import { type PartPath, valueAt } from '../part/part-path.ts';

/** Whether the number above 0 stands beside a flag that says, when it is left out, whether it does. */
export function isFollowed({ meaning }: FormField, path: PartPath, value: Json | undefined): boolean | undefined {
  if (meaning.followsFrom === undefined) return undefined;
  const number = valueAt(value, [...path.slice(0, -1), meaning.followsFrom]);
  return typeof number === 'number' && number > 0;
}

/** Whether such a flag says nothing of its own: a form has no use for it then. */
export function followsSilently(field: FormField, path: PartPath, value: Json | undefined): boolean {
  const follows = isFollowed(field, path, value);
  const own = valueAt(value, path);
  return follows !== undefined && (own === undefined || own === follows);
}
