import type { Members } from '#features/account/server.ts';
import type { ConsoleUsers } from '#features/console-user/server.ts';
import type { ContentLocks } from '#features/content-lock/server.ts';
import { type PublishedSite, type VisitorPorts, visitorData } from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';

export interface VisitorDoors {
  /** What the site feature asks about a visitor. */
  ports: VisitorPorts;
  /** Throws what keeps the visitor from a content of a site that they have entered. */
  guardContent(
    site: PublishedSite,
    contentId: number,
    detailId: number | undefined,
    context: RequestContext,
  ): Promise<void>;
}

interface DoorKeepers {
  members: Members;
  consoleUsers: ConsoleUsers;
  locks: ContentLocks;
}

/** Joins what the features know of a visitor: who it is, what is closed to it. */
export function createVisitorDoors({ members, consoleUsers, locks }: DoorKeepers): VisitorDoors {
  const guardContent: VisitorDoors['guardContent'] = async (site, contentId, detailId, context) => {
    await consoleUsers.guardContent(site, contentId, context);
    await locks.guard(site, contentId, detailId, context);
  };
  return {
    guardContent,
    ports: {
      mayPreview: async (site, context) => (await members.current(context, site))?.isPreviewer ?? false,
      async userdata(site, context) {
        const member = await members.current(context, site);
        if (member === undefined) return visitorData;
        const { memberId: userId, isInvited, isBlocked, isStaff, isExhibitor } = member;
        return { userId, isInvited, isBlocked, isStaff, isExhibitor };
      },
      async closedContents(site, context) {
        const closed = new Map<number, { reason: string }>();
        for (const { contentId } of site.modules) {
          const refusal = await guardContent(site, contentId, undefined, context).then(() => undefined, whyClosed);
          // Only console users are refused without a reason that leads on.
          if (refusal) closed.set(contentId, refusal.details?.(context.language) ?? { reason: 'consoleUser' });
        }
        return closed;
      },
    },
  };
}

function whyClosed(error: unknown): Refusal {
  if (error instanceof Refusal && [status.forbidden as number, status.tooMany].includes(error.status)) return error;
  throw error;
}
