import { placeOf, sayValue, type SiteChange, type Stored } from './site-change.ts';

export interface ListedChange {
  kind: 'added' | 'changed' | 'removed';
  /** `information 10, item 3`; with the field where it is changed. */
  place: string;
  /** Only where it is changed. */
  before?: string;
  after?: string;
}

/** The changes of a publication: documents that come and go, and the fields of those that stay. */
export function listChanges({ site, passcode, contents, items }: SiteChange): ListedChange[] {
  const changes: ListedChange[] = [];
  const note = (place: string, before: Stored | undefined, after: Stored | undefined): void => {
    if (before === undefined && after !== undefined) changes.push({ kind: 'added', place });
    else if (after === undefined && before !== undefined) changes.push({ kind: 'removed', place });
    else
      for (const field of fieldsBetween(before, after, ''))
        changes.push({ kind: 'changed', ...field, place: joined(place, field.place) });
  };
  note('', site.before ?? {}, site.after ?? {});
  // A passcode is a secret, also in a terminal.
  if (passcode.before !== passcode.after) {
    const said = (code: string | undefined): string => (code === undefined ? 'nothing' : 'a passcode');
    changes.push({ kind: 'changed', place: 'passcode', before: said(passcode.before), after: said(passcode.after) });
  }
  for (const one of contents) note(placeOf(one), one.before, one.after);
  const moved = new Set(contents.filter((one) => !one.before || !one.after).map(({ contentId }) => contentId));
  // The items of a content that comes or goes do so with it.
  for (const one of items) if (!moved.has(one.contentId)) note(placeOf(one), one.before, one.after);
  return changes;
}

function joined(place: string, field: string): string {
  return place === '' ? field : `${place}, ${field}`;
}

interface ChangedField {
  place: string;
  before: string;
  after: string;
}

function* fieldsBetween(before: unknown, after: unknown, path: string): Generator<ChangedField> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isFields(before) && isFields(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      yield* fieldsBetween(before[name], after[name], path === '' ? name : `${path}.${name}`);
    }
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let at = 0; at < before.length; at += 1) yield* fieldsBetween(before[at], after[at], `${path}[${at}]`);
  } else {
    yield { place: path, before: sayValue(before), after: sayValue(after) };
  }
}

function isFields(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
