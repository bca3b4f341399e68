import type { Instant } from '#kernel/clock.ts';
import type { DraftCheckItem } from '#kernel/console/draft-check-item.ts';
import { contactOf, contentsOf, readDraft, type StoredDocuments } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { namesTheAct, saleChecks } from '../../rules/sale/sale-checks.ts';

/** What the sales of a draft still lack. */
export async function checksOfSale(
  { kysely }: Pick<Database, 'kysely'>,
  stored: StoredDocuments,
  siteKey: string,
  now: Instant,
): Promise<DraftCheckItem[]> {
  const draft = await readDraft(kysely, stored, siteKey);
  if (draft === undefined) return [];
  const sales = contentsOf(draft, 'ticket').map(({ module, items }) => ({
    contentId: module.contentId,
    content: module.serverContent,
    tickets: items,
  }));
  if (sales.length === 0) return [];
  const languages = draft.document?.languages ?? [];
  const hasContact = draft.document !== undefined && contactOf(draft.document) !== undefined;
  return saleChecks(sales, { saysWhoSells: hasText(draft, namesTheAct), hasContact, languages }, now);
}

/** Whether some text of a value is one that is looked for. */
function hasText(value: unknown, isWanted: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isWanted(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => hasText(one, isWanted));
}
