import { sql } from 'kysely';
import { publishSite } from '#features/site/server/publish.ts';
import type { TestSite } from './start-test-site.ts';

/** Publishes a site of the demo as one that Stripe charges for. */
export async function publishWithStripe(
  { database, hiroba }: TestSite,
  siteKey: string,
  account: string,
): Promise<void> {
  const client = { paymentAgent: 'Stripe', stripeUserId: account, stripeUseCreditCard: true };
  await sql`
    update site_document
    set document = jsonb_set(document, '{client}', coalesce(document -> 'client', '{}') || ${JSON.stringify(client)}::jsonb)
    where site_key = ${siteKey} and version = 'draft'
  `.execute(database.kysely);
  await publishSite(database, siteKey);
  await hiroba.features.site.directory.refresh();
}
