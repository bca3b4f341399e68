import { makeMembers, type NewMember } from '#features/account/server.ts';
import type { Database } from '#server/database/database.ts';
import { guestMembers } from './demo-chat-people.ts';

/** Of every account of the demo; the terminal says it at the start. */
export const demoPassword = 'hiroba-demo1';

const city = { realmKey: 'portal/1', language: 'jpn' } as const;

/** One account for everybody who uses a site (core 1, core 6). */
export const demoMembers: readonly (NewMember & { what: string })[] = [
  { ...city, what: 'member', loginId: 'hanako.demo', mail: 'hanako@example.jp' },
  { ...city, what: 'member', loginId: 'james.demo', mail: 'james@example.com', language: 'eng' },
  { ...city, what: 'member with tickets', loginId: 'sora.demo', mail: 'sora@example.jp' },
  {
    ...city,
    what: 'invited to the party',
    loginId: 'invited.demo',
    mail: 'invited@example.jp',
    roles: [{ siteKey: 'event/14', role: 'invited' }],
  },
  {
    ...city,
    what: 'exhibitor of the expo',
    loginId: 'exhibitor.demo',
    mail: 'exhibitor@example.jp',
    roles: [{ siteKey: 'event/11', role: 'exhibitor' }],
  },
  {
    ...city,
    what: 'reception staff',
    loginId: 'staff.demo',
    mail: 'staff@example.jp',
    roles: [{ siteKey: 'portal/1', role: 'staff' }],
  },
  {
    ...city,
    what: 'previewer, an organiser who checks drafts',
    loginId: 'preview.demo',
    mail: 'preview@example.jp',
    roles: [{ siteKey: 'portal/1', role: 'previewer' }],
  },
  {
    ...city,
    what: 'blocked',
    loginId: 'blocked.demo',
    mail: 'blocked@example.jp',
    roles: [{ siteKey: 'portal/1', role: 'blocked' }],
  },
  { realmKey: 'portal/2', language: 'jpn', what: 'member', loginId: 'tsumugi.demo', mail: 'tsumugi@example.jp' },
  { realmKey: 'event/21', language: 'jpn', what: 'member', loginId: 'alumni.demo', mail: 'alumni@example.jp' },
];

export function makeDemoMembers(database: Pick<Database, 'kysely'>): Promise<void> {
  return makeMembers(database, [...demoMembers, ...guestMembers], demoPassword);
}
