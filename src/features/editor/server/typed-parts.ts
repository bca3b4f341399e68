import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Instant } from '#kernel/clock.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import { changesSchema } from '../contract/part-change.ts';
import type { FieldChange } from '../rules/part-changes.ts';

/** Whose, and of which part. */
export interface TypedPlace {
  operatorId: number;
  siteKey: string;
  part: string;
}

/** How long what was typed is kept, and of how many parts of one operator. */
const keptMs = 30 * 24 * 60 * 60_000;
const keptMax = 200;

/** What an editor typed into a part and what is not valid yet; empty when there is nothing. */
export async function readTyped(kysely: Kysely<Tables>, place: TypedPlace): Promise<FieldChange[]> {
  const row = await kysely
    .selectFrom('typed_part')
    .select('changes')
    .where('operator_id', '=', place.operatorId)
    .where('site_key', '=', place.siteKey)
    .where('part', '=', place.part)
    .executeTakeFirst();
  if (row === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What was stored came as JSON.
  return (readStored(v.object({ changes: changesSchema }), row.changes).output?.changes ?? []) as FieldChange[];
}

/** The parts of a site in which an editor has something typed that is not valid yet, the last one first. */
export async function typedPartsOf(
  kysely: Kysely<Tables>,
  { operatorId, siteKey }: Omit<TypedPlace, 'part'>,
  most: number,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('typed_part')
    .select('part')
    .where('operator_id', '=', operatorId)
    .where('site_key', '=', siteKey)
    .orderBy('typed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ part }) => part);
}

/** Keeps what was typed, or forgets it when all of it is stored. */
export async function keepTyped(
  tx: Transaction<Tables>,
  { operatorId, siteKey, part }: TypedPlace,
  changes: readonly FieldChange[],
  now: Instant,
): Promise<void> {
  if (changes.length === 0) {
    await tx
      .deleteFrom('typed_part')
      .where('operator_id', '=', operatorId)
      .where('site_key', '=', siteKey)
      .where('part', '=', part)
      .execute();
    return;
  }
  const kept = { changes: { changes }, typed_at: new Date(now) };
  await tx
    .insertInto('typed_part')
    .values({ operator_id: operatorId, site_key: siteKey, part, ...kept })
    .onConflict((conflict) => conflict.columns(['operator_id', 'site_key', 'part']).doUpdateSet(kept))
    .execute();
  await tx
    .deleteFrom('typed_part')
    .where('operator_id', '=', operatorId)
    .where(({ eb, selectFrom }) =>
      eb(
        'typed_at',
        '<',
        selectFrom('typed_part')
          .select('typed_at')
          .where('operator_id', '=', operatorId)
          .orderBy('typed_at', 'desc')
          .offset(keptMax)
          .limit(1),
      ),
    )
    .execute();
}

/** Forgets what an editor typed in the parts of a site. */
export async function forgetTyped(
  tx: Transaction<Tables>,
  { operatorId, siteKey }: Omit<TypedPlace, 'part'>,
): Promise<void> {
  await tx.deleteFrom('typed_part').where('operator_id', '=', operatorId).where('site_key', '=', siteKey).execute();
}

/** Removes what nobody came back to; called each hour. */
export async function sweepTyped(kysely: Kysely<Tables>, now: Instant): Promise<void> {
  await kysely
    .deleteFrom('typed_part')
    .where('typed_at', '<', new Date(now - keptMs))
    .execute();
}
