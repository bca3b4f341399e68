import type { Database } from '#server/database/database.ts';

/** Publishes copies of an event in its portal, without an import of each. */
export async function publishCopies(
  { pool }: Database,
  { of, firstId, count }: { of: number; firstId: number; count: number },
): Promise<void> {
  await pool.query(
    `insert into site (site_key, portal_id, event_id, revision, published_at)
    select 'event/' || id, portal_id, id, nextval('site_revision'), now()
    from site, generate_series($2::int, $2 + $3 - 1) id where event_id = $1`,
    [of, firstId, count],
  );
  await pool.query(
    `insert into site_document (site_key, version, document)
    select 'event/' || id, version, document || jsonb_build_object('eventId', id)
    from site_document, generate_series($2::int, $2 + $3 - 1) id where site_key = 'event/' || $1::int`,
    [of, firstId, count],
  );
  await pool.query(
    `insert into content_document (site_key, version, module_code, content_id, sort, document)
    select 'event/' || id, version, module_code, content_id, sort, document
    from content_document, generate_series($2::int, $2 + $3 - 1) id where site_key = 'event/' || $1::int`,
    [of, firstId, count],
  );
}
