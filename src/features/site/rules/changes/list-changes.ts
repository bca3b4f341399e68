import { placeOf, sayValue, type SiteChange, type Stored } from './site-change.ts';

export interface ListedChange {
  kind: 'added' | 'changed' | 'removed';
  /** `information 10, item 3`; with the field where it is changed. */
  place: string;
  /** Only where it is changed. */
  before?: string;
  after?: string;
}

/** A document that comes or goes, or a field of one that stays. */
export interface Change {
  kind: ListedChange['kind'];
  /** Undefined: the settings of the site. */
  content: { moduleCode: string; contentId: number; detailId?: number } | undefined;
  /** The whole item or module, of its newest version. */
  about: Stored | undefined;
  /** The keys and positions down to the field; `['passcode']` and `['identity']` stand beside the settings. */
  field: (string | number)[];
  before: unknown;
  after: unknown;
}

/** The changes of a publication: documents that come and go, and the fields of those that stay. */
export function* changesOf({ site, passcode, providers, contents, items }: SiteChange): Generator<Change, void> {
  yield* changesIn(undefined, site.before ?? {}, site.after ?? {});
  // A passcode is a secret, also in a terminal.
  if (passcode.before !== passcode.after) {
    const [before, after] = [passcode.before, passcode.after].map((code) => code !== undefined);
    yield { kind: 'changed', content: undefined, about: undefined, field: ['passcode'], before, after };
  }
  // They stand beside the documents too, where a site file has `identity`.
  if (providers !== undefined) {
    yield { kind: 'changed', content: undefined, about: undefined, field: ['identity'], ...providers };
  }
  for (const { before, after, ...content } of contents) yield* changesIn(content, before, after);
  const moved = new Set(contents.filter((one) => !one.before || !one.after).map(({ contentId }) => contentId));
  // The items of a content that comes or goes do so with it.
  for (const { before, after, ...content } of items) {
    if (!moved.has(content.contentId)) yield* changesIn(content, before, after);
  }
}

function* changesIn(
  content: Change['content'],
  before: Stored | undefined,
  after: Stored | undefined,
): Generator<Change, void> {
  const about = after ?? before;
  const whole = { content, about, field: [], before: undefined, after: undefined };
  if (before === undefined && after !== undefined) yield { kind: 'added', ...whole };
  else if (after === undefined && before !== undefined) yield { kind: 'removed', ...whole };
  else for (const field of fieldsBetween(before, after, [])) yield { kind: 'changed', content, about, ...field };
}

/** The changes for the terminal. */
export function listChanges(change: SiteChange): ListedChange[] {
  return [...changesOf(change)].map(({ kind, content, field, before, after }) => {
    const named = field.reduce<string>(
      (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
      '',
    );
    const place = content === undefined ? named : placeOf(content, named === '' ? undefined : named);
    if (kind !== 'changed') return { kind, place };
    const isPasscode = content === undefined && field[0] === 'passcode';
    const say = isPasscode ? (code: unknown) => (code === true ? 'a passcode' : 'nothing') : sayValue;
    return { kind, place, before: say(before), after: say(after) };
  });
}

function* fieldsBetween(
  before: unknown,
  after: unknown,
  field: readonly (string | number)[],
): Generator<Pick<Change, 'field' | 'before' | 'after'>, void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isFields(before) && isFields(after) && !isOneThing(before, after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      yield* fieldsBetween(before[name], after[name], [...field, name]);
    }
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let at = 0; at < before.length; at += 1) yield* fieldsBetween(before[at], after[at], [...field, at]);
  } else {
    yield { field: [...field], before, after };
  }
}

/** Another picture has another path, width and height together; a point of it or an area has its numbers together. */
function isOneThing(before: Stored, after: Stored): boolean {
  if (typeof before['x'] === 'number' && typeof after['x'] === 'number') return true;
  const paths = [before, after].map(({ path, width }) => (typeof width === 'number' ? path : undefined));
  return paths.every((path) => typeof path === 'string') && paths[0] !== paths[1];
}

function isFields(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
