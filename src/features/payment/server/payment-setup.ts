import type { Database } from '#server/database/database.ts';
import type { GatewayName } from '../rules/gateway-choice.ts';

/** Notes the gateways of a server that starts, for commands, whose own environment may lack the keys. */
export async function noteGateways(
  { kysely }: Pick<Database, 'kysely'>,
  gateways: readonly GatewayName[],
): Promise<void> {
  const row = { gateways: [...gateways], noted_at: new Date() };
  await kysely
    .insertInto('payment_setup')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

/** The gateways of the server that started last; undefined when none has. */
export async function notedGateways({ kysely }: Pick<Database, 'kysely'>): Promise<GatewayName[] | undefined> {
  return (await kysely.selectFrom('payment_setup').select('gateways').executeTakeFirst())?.gateways;
}
