/** The changes of a publication to a site, and the harm that they do. Plain data: a terminal or a console shows it. */
export type Stored = Readonly<Record<string, unknown>>;

interface Versions {
  /** Undefined: it is new. */
  before: Stored | undefined;
  /** Undefined: it is removed. */
  after: Stored | undefined;
}

export interface ContentChange extends Versions {
  moduleCode: string;
  contentId: number;
}

export interface ItemChange extends ContentChange {
  detailId: number;
}

export interface SiteChange {
  siteKey: string;
  /** `before` is undefined for a site that was never published. */
  site: Versions;
  passcode: { before: string | undefined; after: string | undefined };
  /** The identity providers, where they differ: what may be shown of them, or a word where only a secret is another. */
  providers?: { before: string | undefined; after: string | undefined } | undefined;
  /** All contents of either version, changed or not. */
  contents: readonly ContentChange[];
  /** Only items that differ. */
  items: readonly ItemChange[];
}

/** Something that hurts visitors who paid or acted. It hinders nothing: the organiser decides. */
export interface ChangeWarning {
  /** Warnings of one kind are counted together. */
  kind: string;
  /** The place in the site file: `ticket 60, item 7, price`. */
  place: string;
  /** For the terminal, in English. */
  happens: string;
  instead: string;
  /** What the console's words of this kind name (`warnings` of texts/publication). */
  values: WarningValues;
}

/** Numbers and words that a warning names. */
type WarningValues = Readonly<Record<string, string | number | boolean>>;

export function placeOf({ moduleCode, contentId, detailId }: Partial<ItemChange>, field?: string): string {
  const parts = [`${moduleCode} ${contentId}`, detailId !== undefined && `item ${detailId}`, field];
  return parts.filter(Boolean).join(', ');
}

/** What a place names: the other way round. The field as far as it is one of the site file. */
export function readPlace(place: string): {
  moduleCode?: string;
  contentId?: number;
  detailId?: number;
  field: string[];
} {
  const [, moduleCode, content, detail, named = ''] =
    /^(?:(\w+) (\d+)(?:, item (\d+))?(?:, |$))?(.*)$/.exec(place) ?? [];
  const field = named.split(/[ :]/, 1)[0]!;
  return {
    ...(moduleCode !== undefined && { moduleCode, contentId: Number(content) }),
    ...(detail !== undefined && { detailId: Number(detail) }),
    field: field === '' ? [] : field.split('.'),
  };
}

/** Where a field stands that cannot be read; of settings the field alone. */
export function placeOfUnread(
  { moduleCode = 'content', contentId, detailId }: { moduleCode?: string; contentId?: number; detailId?: number },
  field: string,
): string {
  return contentId === undefined
    ? field
    : placeOf({ moduleCode, contentId, ...(detailId !== undefined && { detailId }) }, field);
}

/** Whether visitors had it and do not have it any more. */
export function isGone({ before, after }: Versions): boolean {
  return isShown(before) && !isShown(after);
}

function isShown(stored: Stored | undefined): boolean {
  return stored !== undefined && stored['visible'] !== false;
}

/** The items that a publication takes away, also with their content, which may be hidden, and then has the same items. */
export function goneItems({ contents, items }: SiteChange, moduleCode: string): (place: ItemPlace) => boolean {
  const goneContents = new Set(
    contents.filter((one) => one.moduleCode === moduleCode && isGone(one)).map(({ contentId }) => contentId),
  );
  const gone = new Set(items.filter((one) => one.moduleCode === moduleCode && isGone(one)).map(keyOf));
  return (place) => goneContents.has(place.contentId) || gone.has(keyOf(place));
}

export interface ItemPlace {
  contentId: number;
  detailId: number;
}

function keyOf({ contentId, detailId }: ItemPlace): string {
  return `${contentId}/${detailId}`;
}

/** "1 sold ticket", "3 sold tickets" */
export function numberOf(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

/** A stored value in a few words. */
export function sayValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const text = typeof value === 'string' ? `"${value.replace(/\s+/g, ' ')}"` : JSON.stringify(value);
  return text.length > valueMax ? `${text.slice(0, valueMax)}…` : text;
}

const valueMax = 60;
