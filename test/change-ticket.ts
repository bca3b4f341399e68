import { sql } from 'kysely';
import type { PaymentMethod } from '#features/ticket/rules/payment/payment-method.ts';
import type { TestSite } from './start-test-site.ts';

/** Changes a published ticket of the expo, as if its organiser had published it anew. */
export async function changeTicket(site: TestSite, ticketId: number, change: object): Promise<void> {
  const { kysely } = site.database;
  await sql`
    update content_item set document = document || ${JSON.stringify(change)}::jsonb
    where site_key = 'event/11' and content_id = 60 and detail_id = ${ticketId} and version = 'published'`.execute(
    kysely,
  );
  await renew(site);
}

/** Changes the ways to pay of the expo's sale. */
export function changeMethods(site: TestSite, methods: readonly PaymentMethod[]): Promise<void> {
  return changeSale(site, '{payment,methods}', methods);
}

/** Changes how many tickets an order of the expo's sale may have. */
export function changeMaxPerOrder(site: TestSite, maxPerOrder: number): Promise<void> {
  return changeSale(site, '{maxPerOrder}', maxPerOrder);
}

async function changeSale(site: TestSite, path: string, value: unknown): Promise<void> {
  const { kysely } = site.database;
  await sql`
    update content_document
    set document = jsonb_set(document, '{serverContent}', jsonb_set(document -> 'serverContent', ${path}, ${JSON.stringify(value)}::jsonb))
    where site_key = 'event/11' and content_id = 60 and version = 'published'`.execute(kysely);
  await renew(site);
}

async function renew(site: TestSite): Promise<void> {
  const { kysely } = site.database;
  await sql`update site set revision = nextval('site_revision') where site_key = 'event/11'`.execute(kysely);
  await site.hiroba.features.site.directory.refresh();
}
