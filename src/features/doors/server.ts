import { createReadCaller } from '#features/account/server.ts';
import { type Door, serve, type SiteServer, type Visit } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { checkPasscode, readConsoleUser, ticketLimitedSchema } from './contract.ts';
import { createConsoleUsers } from './server/console-users.ts';
import { createContentLocks, type HeldTickets, startUpLoginDoor } from './server/content-locks.ts';
import { guestCalls, type GuestServices } from './server/guest-calls.ts';
import { createInvitations, invitationCall } from './server/invitations.ts';
import { createPasscodeGuard } from './server/passcode-guard.ts';
import { type DetailCallOf, previewCalls } from './server/preview-endpoints.ts';
import { createConsolePreviews } from './server/console-preview.ts';
import { createVisitorDoors, type VisitorDoors } from './server/visitor-doors.ts';

export { moveConsoleKeys } from './server/console-keys.ts';
export { hasGuests } from './server/guest-list.ts';
export type { HeldTickets } from './server/content-locks.ts';
export type { DetailCallOf } from './server/preview-endpoints.ts';
export { openPreviewSession, previewSessionLifeMs } from './server/preview-session.ts';
export { refuseInPreview } from './server/preview-endpoints.ts';
export type { GuardContent } from './server/visitor-doors.ts';

/** What keeps visitors from a site, and from single contents of it. */
export interface Doors extends VisitorDoors {
  /** Before every call to a site: its passcode, its invitations, its login. */
  ofSites: Door[];
  /** The calls that open doors or say which are open. */
  server(
    site: Pick<SiteServer, 'reader' | 'store' | 'directory'>,
    detailCallOf: DetailCallOf,
    mails: Pick<GuestServices, 'mail' | 'publicUrl'>,
  ): ServerFeature<Visit>;
}

/** The doors of all sites. The feature that sells tickets says who holds which. */
export function createDoors(database: Database, heldTickets: HeldTickets): Doors {
  const passcode = createPasscodeGuard(database);
  const invitations = createInvitations(database);
  const consoleUsers = createConsoleUsers(database);
  const locks = createContentLocks(heldTickets);
  return {
    ofSites: [passcode.door, invitations.door, startUpLoginDoor],
    ...createVisitorDoors({
      ...createConsolePreviews(database, createReadCaller(database)),
      consoleUsers,
      locks,
    }),
    server: (sites, detailCallOf, mails) => ({
      consoleCalls: guestCalls({ database, site: sites, ...mails }),
      personalFacts: [
        {
          name: 'ticketLimited',
          schema: ticketLimitedSchema,
          read: (member, { site }) => locks.ticketLimited(member, site),
        },
      ],
      endpoints: [
        serve(checkPasscode, async ({ site, query, context }) => ({
          data: { passcodeCheck: await passcode.check(site, query.passcode, context) },
        })),
        serve(readConsoleUser, async ({ site, params, context }) => ({
          data: { exists: await consoleUsers.exists(site, params.consoleUser, context) },
        })),
        invitationCall(sites.reader, invitations),
        ...previewCalls(sites.reader, detailCallOf),
      ],
    }),
  };
}
