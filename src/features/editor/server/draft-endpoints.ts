import { noteInLog, type Operator, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  allotEntry,
  type DocumentsByCode,
  type DraftPart,
  keepEntryNumber,
  moduleCodeOfDraft,
  pageOfItems,
  readDraftPart,
  readPartName,
  type StoredDocuments,
  type StoredPart,
  writeDraftPart,
} from '#features/site/server.ts';
import type { AnswerOf, BodyOf } from '#kernel/endpoint.ts';
import { status } from '#kernel/status.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract.ts';
import { allotEntryNumber } from '../contract/entries.ts';
import { datedItem } from '../rules/dated-item.ts';
import { goneNumbers } from '../rules/entry-numbers.ts';
import { applyChanges, diffParts, type FieldChange, type Json } from '../rules/part-changes.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import { itemsPerPage } from '../rules/site-basics.ts';
import { checkChanged, readValue } from './check-part.ts';
import { editorTexts } from './editor-texts.ts';
import { keepTyped, readTyped } from './typed-parts.ts';

export interface DraftServices {
  database: Database;
  documents: DocumentsByCode;
  stored: StoredDocuments;
}

/** Whose draft, and who asks. */
interface DraftCall {
  siteKey: string;
  operator: Operator;
  context: RequestContext;
}

/** Reads and changes parts of drafts. */
export interface DraftDesk {
  /** A number for a new entry of a list of a part. */
  allot(call: Pick<DraftCall, 'siteKey'>, body: BodyOf<typeof allotEntryNumber>): Promise<{ id: number }>;
  read(call: DraftCall, name: string): Promise<AnswerOf<typeof calls.readPart>>;
  /** `mayChange`: whether this caller may change what a change names; without it they may change all. */
  save(
    call: DraftCall,
    body: BodyOf<typeof calls.savePart>,
    mayChange?: (path: readonly string[]) => boolean,
  ): Promise<AnswerOf<typeof calls.savePart>>;
}

export function createDraftDesk({ database, documents, stored }: DraftServices): DraftDesk {
  const { kysely } = database;
  const partOf = (name: string): DraftPart => {
    const part = readPartName(name);
    if (part === undefined) throw refuse('notFound');
    return part;
  };
  const valueOf = async (siteKey: string, part: DraftPart, found: StoredPart | undefined): Promise<object> => {
    const value = found && (await readValue(stored, siteKey, part, found));
    if (value === undefined) throw refuse('notFound');
    return value;
  };
  return {
    async allot({ siteKey }, { part: name, place }) {
      return inTransaction(database, async (tx) => {
        if ((await readDraftPart(tx, siteKey, partOf(name), { lock: true })) === undefined) throw refuse('notFound');
        const id = await allotEntry(tx, { siteKey, part: name, place });
        if (id === undefined) throw new Refusal(status.conflict, (language) => editorTexts[language].noNumbers);
        return { id };
      });
    },

    async read({ siteKey, operator: { operatorId } }, name) {
      const part = partOf(name);
      const found = await readDraftPart(kysely, siteKey, part);
      const typed = await readTyped(kysely, { operatorId, siteKey, part: name });
      const value = await valueOf(siteKey, part, found);
      return { edition: found?.edition ?? 0, value, moduleCode: found?.moduleCode, typed: typed.map(named) };
    },

    async save({ siteKey, operator, context }, body, mayChange) {
      const part = partOf(body.part);
      return inTransaction(database, async (tx) => {
        const found = await readDraftPart(tx, siteKey, part, { lock: true });
        const current = await valueOf(siteKey, part, found);
        const edition = found?.edition ?? 0;
        const typedAt = { operatorId: operator.operatorId, siteKey, part: body.part };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Both came as JSON.
        const [before, changes] = [current as Json, body.changes as FieldChange[]];
        if (changes.length === 0) {
          // What was typed is what is stored again.
          await keepTyped(tx, typedAt, [], context.now);
          return { edition, value: current, issues: [], clashes: [] };
        }
        const { value, clashes } = applyChanges(before, changes);
        const made = mayChange === undefined ? [] : diffParts(before, value);
        if (made.some(({ path }) => mayChange?.(path) === false)) throw refuse('forbidden');
        const checked = await checkChanged(documents, part, found?.moduleCode, { before: current, after: value });
        await keepTyped(tx, typedAt, checked.value === undefined ? changes : [], context.now);
        if (checked.value === undefined) {
          return { edition, value: current, issues: checked.issues, clashes: clashes.map(named) };
        }
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a schema has read of JSON is JSON.
        for (const [place, used] of goneNumbers(before, checked.value as Json)) {
          // One connection does one thing at a time.
          // oxlint-disable-next-line no-await-in-loop
          await keepEntryNumber(tx, { siteKey, part: body.part, place: place.split('.') }, used);
        }
        const written = await writeDraftPart(tx, siteKey, part, checked.value);
        await noteInLog(tx, context, { operator, siteKey, action: 'draft.changed', details: { part: body.part } });
        return { edition: written, value: checked.value, issues: [], clashes: clashes.map(named) };
      });
    },
  };
}

/** The calls that read and change parts of a draft. */
export function draftCalls(services: DraftServices): ServedConsoleCall[] {
  const { database, stored } = services;
  const { kysely } = database;
  const desk = createDraftDesk(services);
  return [
    serveConsole(calls.readPart, async ({ site: { siteKey }, query, operator, context }) => ({
      data: await desk.read({ siteKey, operator, context }, query.part),
    })),

    serveConsole(calls.savePart, async ({ site: { siteKey }, body, operator, context }) => ({
      data: await desk.save({ siteKey, operator, context }, body),
    })),

    serveConsole(allotEntryNumber, async ({ site: { siteKey }, body }) => ({
      data: await desk.allot({ siteKey }, body),
    })),

    serveConsole(calls.listItems, async ({ site: { siteKey }, params: { contentId }, query, context }) => {
      const moduleCode = await moduleCodeOf(database, siteKey, contentId);
      const wish = { after: query.after ?? -1, most: itemsPerPage + 1 };
      const { items: rows, total } = await pageOfItems(kysely, { siteKey, contentId }, wish);
      const page = rows.slice(0, itemsPerPage);
      const items = await stored.items({ siteKey, revision: 0, contentId }, moduleCode, page);
      const last = page.at(-1);
      return {
        data: {
          items: items.map((item) => ({
            detailId: item.detailId,
            title: titleOfItem(item),
            dated: moduleCode === 'information' ? datedItem(item, context.now) : undefined,
            ...(query.as === 'whole' && { value: item }),
          })),
          next: rows.length > page.length && last !== undefined ? last.position : null,
          total,
        },
      };
    }),
  ];
}

async function moduleCodeOf({ kysely }: Database, siteKey: string, contentId: number): Promise<ModuleCode> {
  const code = await moduleCodeOfDraft(kysely, siteKey, contentId);
  if (code === undefined) throw refuse('notFound');
  return code;
}

const named = <Change extends FieldChange>(change: Change) => ({ ...change, path: [...change.path] });
