import * as v from 'valibot';
import { isFields, isRecord } from '#kernel/is-record.ts';
import { placeOfIssue } from '#kernel/schema-parts.ts';
import type { StoredJson } from './column-types.ts';

/** Keys and list positions from the top. */
type Place = readonly (string | number)[];

/** A field of a stored document that this release does not read as it stands. */
export interface StoredFault {
  place: Place;
  expected: string;
}

export interface ReadStored<Output> {
  /** Undefined: too much of it is wrong. */
  output: Output | undefined;
  faults: StoredFault[];
}

const roundsMax = 200;

/**
 * Reads a document that any release may have stored: defaults are filled, and fields that are gone by now are left out.
 * Of a field with a fault the smallest part that can be missing is left out, so that the rest is shown. A field of
 * `guards` closes something: with a fault in it there is no output.
 */
export function readStored<Output>(
  schema: v.GenericSchema<unknown, Output>,
  stored: unknown,
  guards: readonly string[] = [],
): ReadStored<Output> {
  const faults: StoredFault[] = [];
  let value = stored;
  for (let round = 0; round < roundsMax; round += 1) {
    const result = v.safeParse(schema, value);
    if (result.success) return { output: result.output, faults };
    if (round === 0) value = structuredClone(stored);
    const issues = result.issues.map((issue) => ({ place: placeOfIssue(issue), issue }));
    // A field that this release does not have means nothing to it.
    const told = issues.filter(({ issue }) => !isUnknownField(issue));
    // Later ones follow from what was left out.
    if (faults.length === 0)
      faults.push(...told.map(({ place, issue }) => ({ place, expected: issue.expected ?? issue.message })));
    if (told.some(({ place }) => guards.includes(String(place[0])))) break;
    if (
      !leaveOut(
        value,
        issues.map(({ place }) => place),
      )
    )
      break;
  }
  return { output: undefined, faults };
}

/** What this release writes, as a row has it that need not be read back. */
export function asStored(written: object): StoredJson {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only what is read from a row has this type otherwise.
  return written as unknown as StoredJson;
}

function isUnknownField({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

/** Fields first, since what is taken out of a list moves what stands after it. False: nothing is left to leave out. */
function leaveOut(value: unknown, places: readonly Place[]): boolean {
  const fields = places.filter((place) => removeField(value, place));
  if (fields.length > 0) return true;
  const [first = []] = places;
  for (let length = first.length; length > 0; length -= 1) {
    const place = first.slice(0, length);
    if (removeField(value, place)) return true;
    const list = holderOf(value, place);
    const index = Number(place.at(-1));
    if (Array.isArray(list) && index < list.length) {
      list.splice(index, 1);
      return true;
    }
  }
  return false;
}

function removeField(value: unknown, place: Place): boolean {
  const holder = holderOf(value, place);
  const key = place.at(-1);
  if (key === undefined || !isFields(holder) || !Object.hasOwn(holder, key)) return false;
  delete holder[key];
  return true;
}

function holderOf(value: unknown, place: Place): unknown {
  return place.slice(0, -1).reduce((at, key) => (isRecord(at) ? at[key] : undefined), value);
}
