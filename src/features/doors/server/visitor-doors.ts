import type { ReadCaller } from '#features/account/server.ts';
import type { Visit, VisitorPorts } from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { ConsoleUsers } from './console-users.ts';
import type { ContentLocks } from './content-locks.ts';

/** Throws what keeps a visit from a content of its site, or from one detail of it. */
export type GuardContent = (visit: Visit, contentId: number, detailId: number | undefined) => Promise<void>;

export interface VisitorDoors {
  /** What the site feature asks about a visitor. */
  ports: VisitorPorts;
  guardContent: GuardContent;
}

interface DoorKeepers {
  callerOf: ReadCaller;
  draftViewOf: NonNullable<VisitorPorts['draftViewOf']>;
  consoleUsers: ConsoleUsers;
  locks: ContentLocks;
}

/** Joins what the features know of a visitor: which member it is, and which contents are closed to it. */
export function createVisitorDoors({ callerOf, draftViewOf, consoleUsers, locks }: DoorKeepers): VisitorDoors {
  /** Why a lock keeps a visit from a content; the page leads the visitor to what opens it. */
  const lockedBy = (visit: Visit, contentId: number): Promise<{ reason: string } | undefined> =>
    locks.guard(visit, contentId, undefined).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Refusal && error.status === status.forbidden)
          return error.details?.(visit.context.language);
        throw error;
      },
    );
  return {
    async guardContent(visit, contentId, detailId) {
      await consoleUsers.guardContent(visit, contentId);
      await locks.guard(visit, contentId, detailId);
    },
    ports: {
      callerOf,
      draftViewOf,
      async closedContents(visit) {
        const contentIds = visit.site.modules.map(({ contentId }) => contentId);
        const forConsoleUsers = await consoleUsers.closedContents(visit, contentIds);
        const closed = new Map<number, { reason: string }>();
        for (const contentId of contentIds) {
          const reason = forConsoleUsers.has(contentId) ? { reason: 'consoleUser' } : await lockedBy(visit, contentId);
          if (reason !== undefined) closed.set(contentId, reason);
        }
        return closed;
      },
    },
  };
}
