import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** How often codes were used; one that was not is not in the answer. */
export async function readUses(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
  codeKeys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await connection
    .selectFrom('discount_code_use')
    .select(['code_key', 'used'])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('code_key', 'in', codeKeys)
    .execute();
  return new Map(rows.map(({ code_key, used }) => [code_key, used]));
}
