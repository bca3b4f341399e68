import { sql } from 'kysely';
import type { Waiting } from '#kernel/console/waiting.ts';
import type { Database } from '#server/database/database.ts';

/** Reports of chat participants that nobody has closed. */
export async function waitingReports({ kysely }: Pick<Database, 'kysely'>, siteKey: string): Promise<Waiting[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_report where site_key = ${siteKey} and closed_at is null`.execute(kysely);
  return [{ kind: 'reports', count: rows[0]?.count ?? 0 }];
}
