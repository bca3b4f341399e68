import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { type ReadDraft, readDraft } from '../document-rows.ts';
import { checkLinks, type LinkTargets, linkTargets } from '../import-links.ts';
import type { Place } from '../import-problem.ts';
import { siteTypeOf } from '../read-site-folder.ts';
import type { StoredDocuments } from '../stored-documents.ts';

/** A content of a draft, or an item of one. */
export interface ContentOrItem {
  contentId: number;
  detailId?: number | undefined;
}

/** A part of a draft that has links. */
export interface LinkingPart {
  /** `settings`, `content-10` or `item-10-3` */
  part: string;
  moduleCode: string | undefined;
  document: object;
  /** Of an item, the content that it is one of. */
  content?: object;
}

/** What of a draft leads to a content or to an item of it. */
export interface LinksTo {
  parts: (LinkingPart & { places: Place[] })[];
  /** The places of the same kind in a document as it stands now. */
  placesIn(document: object): Place[];
}

/** The links of a draft that lead nowhere once a content, or an item of one, is gone. */
export async function linksTo(
  kysely: Kysely<Tables>,
  stored: StoredDocuments,
  siteKey: string,
  gone: ContentOrItem,
): Promise<LinksTo | undefined> {
  const draft = await readDraft(kysely, stored, siteKey);
  if (draft?.document === undefined) return undefined;
  const modules = draft.contents.map(({ module, items }) => ({ document: module, items: [...items] }));
  const now = linkTargets(siteTypeOf({ ...draft.document }), modules);
  const then = without(now, gone);
  const placesIn = (document: object): Place[] => {
    const dead = new Set(checkLinks(document, [], now).map(({ place }) => place.join('.')));
    return checkLinks(document, [], then)
      .map(({ place }) => place)
      .filter((place) => !dead.has(place.join('.')));
  };
  const parts = [...partsOf(draft, gone)].map((part) => ({ ...part, places: placesIn(part.document) }));
  return { parts: parts.filter(({ places }) => places.length > 0), placesIn };
}

function without({ siteType, contents }: LinkTargets, { contentId, detailId }: ContentOrItem): LinkTargets {
  const left = new Map(contents);
  const content = left.get(contentId);
  left.delete(contentId);
  if (detailId !== undefined && content !== undefined) {
    left.set(contentId, { ...content, detailIds: new Set([...content.detailIds].filter((id) => id !== detailId)) });
  }
  return { siteType, contents: left };
}

/** The parts of a draft that stay. */
function* partsOf({ document, contents }: ReadDraft, gone: ContentOrItem): Generator<LinkingPart, void> {
  if (document !== undefined) yield { part: 'settings', moduleCode: undefined, document };
  for (const { module, items } of contents) {
    const { contentId, moduleCode } = module;
    const isOfGone = contentId === gone.contentId;
    if (isOfGone && gone.detailId === undefined) continue;
    const { sort: _, ...own } = module;
    yield { part: `content-${contentId}`, moduleCode, document: own };
    for (const item of items) {
      if (isOfGone && item.detailId === gone.detailId) continue;
      yield { part: `item-${contentId}-${item.detailId}`, moduleCode, document: item, content: module };
    }
  }
}
