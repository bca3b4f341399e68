import type { Transaction } from 'kysely';
import { noteInLog, type Operator, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  addDraftContent,
  addDraftItem,
  allotNumber,
  isFreeNumber,
  keepNumber,
  lockDraftOrder,
  moduleCodeOfDraft,
  removeDraftContent,
  removeDraftItem,
  writeDraftOrder,
} from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Tables } from '#server/database/tables.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract.ts';
import { listSoldItems } from '../contract/sold.ts';
import { inOrder } from '../rules/part-changes.ts';
import { linksBackMax } from '../rules/site-basics.ts';
import { checkPart } from './check-part.ts';
import type { DraftServices } from './draft-endpoints.ts';
import { editorTexts } from './editor-texts.ts';
import { createLeadingLinks, type LinkChange } from './leading-links.ts';

const done = { data: { done: true } } as const;

/** Whether visitors have something of a content, or of one item of it: a sold ticket. */
export type IsSold = (siteKey: string, contentId: number, detailId?: number) => Promise<boolean>;

/** Those items of a content. */
export type SoldItems = (siteKey: string, contentId: number) => Promise<number[]>;

/** The calls that add contents and items to a draft, take them out, and put them in order. */
export function contentCalls(services: DraftServices & { isSold: IsSold; soldItems: SoldItems }): ServedConsoleCall[] {
  const { database, documents, isSold, soldItems } = services;
  const { kysely } = database;
  const leading = createLeadingLinks(services);
  /** What visitors bought stays, so that their tickets keep meaning something. */
  const refuseSold = async (...about: Parameters<IsSold>): Promise<void> => {
    if (!(await isSold(...about))) return;
    throw new Refusal(status.conflict, (language) => editorTexts[language].isSold);
  };
  return [
    serveConsole(calls.addContent, async ({ site: { siteKey }, body: { moduleCode, value }, operator, context }) =>
      inTransaction(database, async (tx) => {
        const contentId = await allotNumber(tx, siteKey, 0);
        const part = { kind: 'content', contentId } as const;
        const checked = await checkPart(documents, part, moduleCode, { ...value, moduleCode, contentId });
        if (checked.value === undefined) return { data: { contentId: 0, issues: checked.issues } };
        await addDraftContent(tx, siteKey, { ...checked.value, moduleCode, contentId });
        const details = { part: `content-${contentId}`, moduleCode };
        await noteInLog(tx, context, { operator, siteKey, action: 'draft.added', details });
        return { data: { contentId, issues: [] } };
      }),
    ),

    serveConsole(calls.addItem, async ({ site: { siteKey }, params: { contentId }, body, operator, context }) => {
      const moduleCode = await moduleCodeOfDraft(kysely, siteKey, contentId);
      if (moduleCode === undefined) throw refuse('notFound');
      // A typed number opens the gate too: not every reception has a camera. It can be chosen otherwise afterwards.
      const begun = moduleCode === 'ticket' ? { checkinMethod: 'QR_MANUAL' } : {};
      return inTransaction(database, async (tx) => {
        const { again } = body;
        const isBack =
          again !== undefined && (await isFreeNumber(tx, siteKey, { contentId, detailId: again.detailId }));
        const detailId = isBack ? again.detailId : await allotNumber(tx, siteKey, contentId);
        const at = { kind: 'item', contentId, detailId } as const;
        const checked = await checkPart(documents, at, moduleCode, { ...begun, ...body.value, detailId });
        if (checked.value === undefined) return { data: { detailId: 0, issues: checked.issues, linksLeft: 0 } };
        await addDraftItem(tx, siteKey, contentId, { ...checked.value, detailId });
        if (again !== undefined) {
          const others = (await lockDraftOrder(tx, siteKey, contentId)).filter((id) => id !== detailId);
          await writeDraftOrder(tx, siteKey, contentId, others.toSpliced(again.at, 0, detailId));
        }
        const { changed, left } = await leading.putBack(tx, siteKey, isBack ? again.links : []);
        const part = `item-${contentId}-${detailId}`;
        await noteAll(tx, { siteKey, operator, context }, [{ part, action: 'draft.added' }, ...changed]);
        return { data: { detailId, issues: [], linksLeft: left } };
      });
    }),

    serveConsole(calls.removeContent, async ({ site: { siteKey }, params: { contentId }, operator, context }) => {
      await refuseSold(siteKey, contentId);
      return inTransaction(database, async (tx) => {
        const linked = await leading.takeOut(tx, siteKey, { contentId });
        if (!(await removeDraftContent(tx, siteKey, contentId))) throw refuse('notFound');
        await noteAll(tx, { siteKey, operator, context }, [goneOf(`content-${contentId}`), ...linked]);
        return done;
      });
    }),

    serveConsole(calls.removeItem, async ({ site: { siteKey }, params, operator, context }) => {
      const { contentId, detailId } = params;
      await refuseSold(siteKey, contentId, detailId);
      return inTransaction(database, async (tx) => {
        const linked = await leading.takeOut(tx, siteKey, { contentId, detailId });
        if (!(await removeDraftItem(tx, siteKey, params))) throw refuse('notFound');
        await keepNumber(tx, siteKey, params);
        await noteAll(tx, { siteKey, operator, context }, [goneOf(`item-${contentId}-${detailId}`), ...linked]);
        return { data: { taken: linked.slice(0, linksBackMax).map(({ back }) => back) } };
      });
    }),

    serveConsole(listSoldItems, async ({ site: { siteKey }, params: { contentId } }) => ({
      data: { sold: await soldItems(siteKey, contentId) },
    })),

    ...orderCalls(database),
  ];
}

const goneOf = (part: string): LinkChange => ({ part, action: 'draft.removed' });

/** What goes or comes back, and what it takes along, are told by themselves. */
async function noteAll(
  tx: Transaction<Tables>,
  { siteKey, operator, context }: { siteKey: string; operator: Operator; context: RequestContext },
  changes: readonly LinkChange[],
): Promise<void> {
  for (const { part, action } of changes) {
    // One connection does one thing at a time.
    // oxlint-disable-next-line no-await-in-loop
    await noteInLog(tx, context, { operator, siteKey, action, details: { part } });
  }
}

function orderCalls(database: DraftServices['database']): ServedConsoleCall[] {
  const order = (
    siteKey: string,
    contentId: number | undefined,
    wanted: readonly number[],
    {
      operator,
      context,
    }: Pick<Parameters<typeof noteInLog>[2], 'operator'> & { context: Parameters<typeof noteInLog>[1] },
  ) =>
    inTransaction(database, async (tx) => {
      const now = await lockDraftOrder(tx, siteKey, contentId);
      const sorted = inOrder(now, wanted.map(String), String);
      await writeDraftOrder(tx, siteKey, contentId, sorted);
      const part = contentId === undefined ? 'contents' : `content-${contentId}`;
      await noteInLog(tx, context, { operator, siteKey, action: 'draft.ordered', details: { part } });
      return { data: { order: sorted } };
    });
  return [
    serveConsole(calls.orderContents, async ({ site, body, operator, context }) =>
      order(site.siteKey, undefined, body.order, { operator, context }),
    ),
    serveConsole(calls.orderItems, async ({ site, params, body, operator, context }) =>
      order(site.siteKey, params.contentId, body.order, { operator, context }),
    ),
  ];
}
