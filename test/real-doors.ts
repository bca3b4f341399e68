import { createVisitorDoors, type VisitorDoors } from '#app/server/visitor-doors.ts';
import { createReadCaller } from '#features/account/server.ts';
import { createConsoleUsers } from '#features/console-user/server.ts';
import { createContentLocks, type HeldTickets, startUpLoginDoor } from '#features/content-lock/server.ts';
import { createInvitations } from '#features/invitation/server.ts';
import { createPasscodeGuard } from '#features/passcode/server.ts';
import type { Door, VisitorPorts } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';

/** The doors of a site, as the server has them. */
export function realDoors(database: Database): Door[] {
  return [createPasscodeGuard(database).door, createInvitations(database).door, startUpLoginDoor];
}

/** The contents and details that the server's locks close; the tickets are the test's. */
export function realLocks(
  database: Database,
  heldTickets: HeldTickets,
): Pick<VisitorPorts, 'closedContents'> & { guardDetail: VisitorDoors['guardContent'] } {
  const { ports, guardContent } = createVisitorDoors({
    callerOf: createReadCaller(database),
    consoleUsers: createConsoleUsers(database),
    locks: createContentLocks(heldTickets),
  });
  return { closedContents: ports.closedContents, guardDetail: guardContent };
}
