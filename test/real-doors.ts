import { createDoors, type GuardContent, type HeldTickets } from '#features/doors/server.ts';
import type { Door, VisitorPorts } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';

/** The doors of a site, as the server has them. */
export function realDoors(database: Database): Door[] {
  return createDoors(database, async () => []).ofSites;
}

/** The contents and details that the server's locks close; the tickets are the test's. */
export function realLocks(
  database: Database,
  heldTickets: HeldTickets,
): Pick<VisitorPorts, 'closedContents'> & { guardDetail: GuardContent } {
  const { ports, guardContent } = createDoors(database, heldTickets);
  return { closedContents: ports.closedContents, guardDetail: guardContent };
}
