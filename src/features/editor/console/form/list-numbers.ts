import type { Console } from '#console/console-context.ts';
import type { allotEntryNumber } from '../../contract/entries.ts';
import type { Json } from '../../rules/part-changes.ts';
import { type PartPath, valueAt } from '../part/part-path.ts';
import { newPart } from '../part/use-part.ts';

interface NumberedList {
  site: string;
  /** The name of the part. */
  part: string;
  path: PartPath;
  idKey: string;
  entries: readonly Json[];
}

/** A number for a new entry, which no entry of the list ever had. */
export async function newEntryNumber(
  api: Console['api'],
  { site, part, path, idKey, entries }: NumberedList,
): Promise<number> {
  if (part === newPart) return nextNumber(entries, idKey);
  const place = [...path, '*', idKey].map((key) => (/^\d+$/.test(key) ? '*' : key));
  const options = { params: { site }, body: { part, place } };
  return (await api.post<typeof allotEntryNumber>('sites/{site}/part/entry', options)).id;
}

/** Nothing of a part that is new can have had a higher number. */
function nextNumber(entries: readonly Json[], idKey: string): number {
  const taken = entries.map((one) => valueAt(one, [idKey])).filter((id) => typeof id === 'number');
  return Math.max(0, ...taken) + 1;
}
