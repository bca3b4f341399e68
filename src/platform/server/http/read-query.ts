import { bareRecord } from '#kernel/bare-record.ts';
import { refuse } from './refusal.ts';

/** Node takes no longer head of a request. */
const queryLengthMax = 16 * 1024;

/** The fields of a query: `ids[]=1&ids[]=2` and a repeated name are lists. */
export function readQuery(query: string): Record<string, string | string[]> {
  if (query.length > queryLengthMax) throw refuse('badRequest');
  const fields = bareRecord<string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isListed = name.endsWith('[]');
    const plain = isListed ? name.slice(0, -2) : name;
    const before = fields[plain];
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) fields[plain] = [before, value];
    else fields[plain] = isListed ? [value] : value;
  }
  return fields;
}
