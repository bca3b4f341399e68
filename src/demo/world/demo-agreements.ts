import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { dayMs } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { demoMembers } from './demo-members.ts';

/** Long enough ago for the terms that were changed since: the conference asks its participants again. */
const agreedDaysAgo = 30;

/** What the members of the demo agreed to: the terms of every site that counts their account, once, some time ago. */
export async function agreeForDemoMembers(database: Pick<Database, 'kysely'>, now: Instant): Promise<void> {
  const mails = demoMembers.map(({ mail }) => mail);
  await sql`
    insert into terms_agreement (site_key, member_id, terms_content_id, agreed_at)
    select s.site_key, m.member_id, coalesce((
      select min(c.content_id) from content_document c
      where c.site_key = s.site_key and c.version = 'published' and c.module_code = 'terms'
    ), 0), ${new Date(now - agreedDaysAgo * dayMs)}::timestamptz
    from member m
    join site s on s.site_key = m.realm_key or (s.portal_key = m.realm_key and s.event_id is not null)
    where m.mail = any(${mails}::text[])
    on conflict (site_key, member_id) do nothing`.execute(database.kysely);
}
