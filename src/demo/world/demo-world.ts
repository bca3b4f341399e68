import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, tokyoDay } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { tieExhibitor } from '#features/booth/server.ts';
import { chatForDemoMembers, hasChatPeople } from './demo-chats.ts';
import { demoMembers, makeDemoMembers } from './demo-members.ts';
import { readDemoSites, rememberDemoSite } from './demo-memory.ts';
import { noteForDemoMember } from './demo-notes.ts';
import { answerDemoProfiles } from './demo-profiles.ts';
import { talkForDemoMember } from './demo-talks.ts';
import type { WorldSite, WorldSites } from './world-sites.ts';

export interface DemoOptions {
  worldSites: WorldSites;
  uploads: Pick<Uploads, 'storeImage' | 'storeHandout' | 'encodePair'>;
  now: Instant;
  /** One line for the terminal. */
  onProgress?(line: string): void;
  /** The folder that holds the folders of the sites. */
  folder?: string;
}

const demoFolder = join(dirname(dirname(dirname(import.meta.dirname))), 'demo');

/** Imports and publishes every site of the demo, as an organiser would; answers their keys. */
export async function importDemoWorld(database: Database, options: DemoOptions): Promise<string[]> {
  const { folder = demoFolder } = options;
  const { sites, problems } = await read(database, readdirSync(folder), options);
  if (problems.length > 0) throw new StartupProblem(`The demo world cannot be imported:\n${problems.join('\n')}`);
  const keys = await write(database, sites, options);
  if (folder === demoFolder) {
    await makeDemoMembers(database);
    await answerDemoProfiles(database);
    await tieDemoExhibitors(database);
    await agreeForDemoMembers(database, options.now);
    await noteForDemoMember(database, options.now);
    await talkForDemoMember(database, options.worldSites.stored, options.now);
    await chatForDemoMembers(database, { ...options, folder });
  }
  return keys;
}

/**
 * The demo's dates are relative to the day of its import, so it is imported anew on every later day. A site that
 * somebody has imported, published or removed since is left as it is. A world from before the chat gets its people with
 * the chat. Answers what was refreshed.
 */
export async function refreshDemoWorld(database: Database, options: DemoOptions): Promise<string[]> {
  const { folder: world = demoFolder } = options;
  const remembered = await readDemoSites(database);
  const stale = remembered.filter(
    ({ isUntouched, importedAt }) => isUntouched && tokyoDay(options.now) > tokyoDay(importedAt),
  );
  if (stale.length === 0) return [];
  const { sites, problems } = await read(
    database,
    stale.map(({ folder }) => folder),
    options,
  );
  if (problems.length === 0) {
    const keys = await write(database, sites, options);
    if (world === demoFolder && keys.includes('event/11') && !(await hasChatPeople(database))) {
      await makeDemoMembers(database);
      await chatForDemoMembers(database, { ...options, folder: world });
    }
    return keys;
  }
  // The server starts with old dates rather than not at all.
  options.onProgress?.(`The dates of the demo world stay as they are:\n${problems.join('\n')}`);
  return [];
}

async function read(
  database: Database,
  names: readonly string[],
  { worldSites, folder: world = demoFolder, now, uploads, onProgress }: DemoOptions,
): ReturnType<WorldSites['read']> {
  const folders = names.map((name) => join(world, name)).filter(worldSites.isSite);
  let done = 0;
  return worldSites.read(database, folders, {
    now,
    // Our own pictures are whole; the first start should not wait until all of them are encoded.
    storeImage: (bytes, how) => uploads.storeImage(bytes, { ...how, encodeLater: true }),
    storeHandout: uploads.storeHandout,
    onRead: (folder) => onProgress?.(`Reading the demo world: ${basename(folder)} (${++done} of ${folders.length})`),
  });
}

/** All or nothing: half a world would look like one that somebody had changed. */
async function write(database: Database, sites: readonly WorldSite[], { now }: DemoOptions): Promise<string[]> {
  await inTransaction(database, async (tx) => {
    for (const site of sites) {
      await site.publish(tx, now);
      await rememberDemoSite(tx, site.siteKey, basename(site.folder), now);
    }
  });
  return sites.map(({ siteKey }) => siteKey);
}

/** Long enough ago for the terms that were changed since: the conference asks its participants again. */
const agreedDaysAgo = 30;

/** What the members of the demo agreed to: the terms of every site that counts their account, once, some time ago. */
async function agreeForDemoMembers(database: Pick<Database, 'kysely'>, now: Instant): Promise<void> {
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

/** Who runs a booth of the demo, by login ID. */
const exhibitors = [
  { loginId: 'exhibitor.demo', siteKey: 'event/11', contentId: 200, detailId: 1, administratorId: 1 },
  { loginId: 'exhibitor.demo', siteKey: 'event/11', contentId: 201, detailId: 5, administratorId: 1 },
  { loginId: 'tokura.demo', siteKey: 'event/11', contentId: 200, detailId: 16, administratorId: 1 },
  { loginId: 'mitsume.demo', siteKey: 'event/11', contentId: 200, detailId: 22, administratorId: 1 },
];

async function tieDemoExhibitors(database: Pick<Database, 'kysely'>): Promise<void> {
  for (const { loginId, siteKey, administratorId, ...place } of exhibitors) {
    const { member_id: memberId } = await database.kysely
      .selectFrom('member')
      .select('member_id')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    await tieExhibitor(database, siteKey, place, { memberId, administratorId });
  }
}
