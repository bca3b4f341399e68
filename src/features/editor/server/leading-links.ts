import type { Transaction } from 'kysely';
import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  addDraftContent,
  addDraftItem,
  type ContentOrItem,
  type DraftPart,
  isFreeNumber,
  keepEntryNumber,
  keepNumber,
  linksTo,
  type LinkingPart,
  lockDraftOrder,
  moduleCodeOfDraft,
  readDraftPart,
  readPartName,
  removeDraftContent,
  removeDraftItem,
  writeDraftOrder,
  writeDraftPart,
} from '#features/site/server.ts';
import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { Tables } from '#server/database/tables.ts';
import { readLeading } from '../contract/leading.ts';
import { goneNumbers } from '../rules/entry-numbers.ts';
import { placeOf } from '../rules/home-parts.ts';
import type { TakenLink } from '../contract/taken-links.ts';
import { applyChanges, diffParts, type FieldChange, type Json } from '../rules/part-changes.ts';
import { changesShownMax } from '../rules/site-basics.ts';
import { entryLabel, valueAtPlace, withoutLink } from '../rules/without-entry.ts';
import { checkChanged, checkPart, readValue } from './check-part.ts';
import type { DraftServices } from './draft-endpoints.ts';

type Place = readonly (string | number)[];
/** A part that lost a link or got it back, and what the log calls that. */
export interface LinkChange {
  part: string;
  action: 'draft.added' | 'draft.changed' | 'draft.removed';
}

export interface TakenOut extends LinkChange {
  back: TakenLink;
}

/** A document without its links to what goes; undefined: nothing is left of it. */
interface Mended {
  document: Json | undefined;
  left: Place[];
}

/** The links that lead to a content or an item: named before it goes, and taken out with it. */
export function createLeadingLinks({ documents, stored }: DraftServices) {
  /** Links in a text are the organiser's words: they stay. */
  const isField = (place: Place, document: object): boolean => !String(valueAtPlace(document, place)).includes('<');
  const mend = async (linking: LinkingPart, places: readonly Place[]): Promise<Mended> => {
    const { part: name, moduleCode, document } = linking;
    const part = readPartName(name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a draft has is JSON.
    let mended = document as Json;
    if (part === undefined) return { document: mended, left: [...places] };
    const code: ModuleCode | undefined = moduleCode !== undefined && isModuleCode(moduleCode) ? moduleCode : undefined;
    const isAllowed = async (value: Json): Promise<boolean> =>
      (await checkPart(documents, part, code, structuredClone(value))).value !== undefined;
    // A bar without a tab is none, and a link of a list of links is nothing but that. A speaker may be without one.
    const isLink = code === 'united_web_link' && valueAtPlace(linking.content, ['content', 'kind']) !== 'speaker';
    const isOnlyLinks = code !== undefined && (part.kind === 'item' ? isLink : placeOf(code) === 'frame');
    const left: Place[] = [];
    // The last first: the places of the others stay what they are.
    for (const place of places.toReversed()) {
      if (!isField(place, document)) {
        left.push(place);
        continue;
      }
      if (part.kind === 'item' && isLink && place.join('.') === 'url') return { document: undefined, left: [] };
      // oxlint-disable-next-line no-await-in-loop
      const without = await withoutLink(mended, place, isAllowed);
      if (without !== undefined) mended = without;
      else if (isOnlyLinks) return { document: undefined, left: [] };
      else left.push(place);
    }
    return { document: mended, left };
  };
  /** Undefined: somebody has changed the links since, or the part says nothing valid with them. */
  const bringLinks = async (
    tx: Transaction<Tables>,
    siteKey: string,
    part: DraftPart,
    changes: readonly FieldChange[],
  ): Promise<'draft.changed' | undefined> => {
    const row = await readDraftPart(tx, siteKey, part, { lock: true });
    const value = row && (await readValue(stored, siteKey, part, row));
    if (value === undefined) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a draft has is JSON.
    const applied = applyChanges(value as Json, changes);
    if (applied.clashes.length > 0) return undefined;
    const checked = await checkChanged(documents, part, row?.moduleCode, { before: value, after: applied.value });
    if (checked.value === undefined) return undefined;
    await writeDraftPart(tx, siteKey, part, checked.value);
    return 'draft.changed';
  };
  const bringPart = async (
    tx: Transaction<Tables>,
    siteKey: string,
    part: NumberedPart,
    { value, at }: NonNullable<TakenLink['whole']>,
  ): Promise<'draft.added' | undefined> => {
    const { contentId } = part;
    const isItem = part.kind === 'item';
    const number = isItem ? part.detailId : contentId;
    const listId = isItem ? contentId : 0;
    if (!(await isFreeNumber(tx, siteKey, { contentId: listId, detailId: number }))) return undefined;
    const ofPart = isItem ? await moduleCodeOfDraft(tx, siteKey, contentId) : value['moduleCode'];
    if (typeof ofPart !== 'string' || !isModuleCode(ofPart)) return undefined;
    const checked = await checkChanged(documents, part, ofPart, { before: undefined, after: value });
    if (checked.value === undefined) return undefined;
    if (isItem) await addDraftItem(tx, siteKey, contentId, { ...checked.value, detailId: number });
    else await addDraftContent(tx, siteKey, { ...checked.value, moduleCode: ofPart, contentId });
    const ofList = isItem ? contentId : undefined;
    const others = (await lockDraftOrder(tx, siteKey, ofList)).filter((id) => id !== number);
    await writeDraftOrder(tx, siteKey, ofList, others.toSpliced(at, 0, number));
    return 'draft.added';
  };
  return {
    mend,
    /** Takes the links to what is about to go out of the other parts; answers the parts that it changed. */
    async takeOut(tx: Transaction<Tables>, siteKey: string, gone: ContentOrItem): Promise<TakenOut[]> {
      const found = await linksTo(tx, stored, siteKey, gone);
      const changed: TakenOut[] = [];
      // oxlint-disable no-await-in-loop -- One connection does one thing at a time.
      for (const { part: name, moduleCode, content } of found?.parts ?? []) {
        const part = readPartName(name);
        const row = part && (await readDraftPart(tx, siteKey, part, { lock: true }));
        const value = row && (await readValue(stored, siteKey, part, row));
        if (part === undefined || value === undefined) continue;
        const { document } = await mend(
          { part: name, moduleCode, document: value, content },
          found?.placesIn(value) ?? [],
        );
        if (document === value) continue;
        if (document !== undefined) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a draft has is JSON, and the part is an object.
          for (const [place, used] of goneNumbers(value as Json, document)) {
            await keepEntryNumber(tx, { siteKey, part: name, place: place.split('.') }, used);
          }
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
          await writeDraftPart(tx, siteKey, part, document as object);
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
          const changes = diffParts(document, value as Json).map((change) => ({ ...change, path: [...change.path] }));
          changed.push({ part: name, action: 'draft.changed', back: { part: name, changes } });
        } else if (part.kind !== 'settings') {
          const at = await placeIn(tx, siteKey, part);
          await removePart(tx, siteKey, part);
          const back = { part: name, changes: [], whole: { value: { ...value }, at } };
          changed.push({ part: name, action: 'draft.removed', back });
        }
      }
      // oxlint-enable no-await-in-loop
      return changed;
    },
    /** Brings back links that went with what has come back; answers the parts that it changed, and how many it could not. */
    async putBack(tx: Transaction<Tables>, siteKey: string, taken: readonly TakenLink[]) {
      const changed: LinkChange[] = [];
      let left = 0;
      for (const { part: name, changes, whole } of taken) {
        const part = readPartName(name);
        // oxlint-disable no-await-in-loop -- One connection does one thing at a time.
        const action =
          part === undefined
            ? undefined
            : whole === undefined
              ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Both came as JSON.
                await bringLinks(tx, siteKey, part, changes as FieldChange[])
              : part.kind === 'settings'
                ? undefined
                : await bringPart(tx, siteKey, part, whole);
        // oxlint-enable no-await-in-loop
        if (action === undefined) left += 1;
        else changed.push({ part: name, action });
      }
      return { changed, left };
    },
  };
}

type NumberedPart = Exclude<DraftPart, { kind: 'settings' }>;

/** How many of its list stand before a part. */
async function placeIn(tx: Transaction<Tables>, siteKey: string, part: NumberedPart): Promise<number> {
  const isItem = part.kind === 'item';
  const order = await lockDraftOrder(tx, siteKey, isItem ? part.contentId : undefined);
  return Math.max(0, order.indexOf(isItem ? part.detailId : part.contentId));
}

/** Its number is allotted to no other, so that it can come back. */
async function removePart(tx: Transaction<Tables>, siteKey: string, part: NumberedPart): Promise<void> {
  if (part.kind === 'item') {
    await removeDraftItem(tx, siteKey, part);
    return keepNumber(tx, siteKey, part);
  }
  await removeDraftContent(tx, siteKey, part.contentId);
  await keepNumber(tx, siteKey, { contentId: 0, detailId: part.contentId });
}

/** The call behind the question before a content or an item goes. */
export function leadingCalls(services: DraftServices): ServedConsoleCall[] {
  const { database, stored } = services;
  const { mend } = createLeadingLinks(services);
  return [
    serveConsole(readLeading, async ({ site: { siteKey }, params: { contentId }, query: { detailId } }) => {
      const found = await linksTo(database.kysely, stored, siteKey, { contentId, detailId });
      const links = await Promise.all(
        (found?.parts ?? []).map(async ({ places, ...part }) => {
          const { left } = await mend(part, places);
          const stays = new Set(left.map((place) => place.join('.')));
          return places.map((path) => ({
            part: part.part,
            path: [...path],
            moduleCode: part.moduleCode,
            title: titleOfItem(part.document),
            entry: entryLabel(part.document, path),
            goes: !stays.has(path.join('.')),
          }));
        }),
      );
      const all = links.flat();
      return { data: { total: all.length, links: all.slice(0, changesShownMax) } };
    }),
  ];
}
