import { noteInLog } from '#features/operator/server.ts';
import { moduleOf, type PublishedSite, type Say, serve } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { consolePath, siteNameOf } from '#kernel/console/console-endpoint.ts';
import { formatInstant } from '#kernel/period.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import * as calls from '../contract.ts';
import { checkIn, type Gate, lookUp, ticketInLog, undoCheckIn } from './gate.ts';
import type { MyTicketServices } from './my-ticket-services.ts';
import { linkOfDevice, openStaffLink, type OpenedLink } from './staff-links.ts';

interface GateCall {
  site: PublishedSite;
  params: { contentId: number };
  body: { gateToken: string };
  context: RequestContext;
}

/** The calls of staff who have no account and work by a link. */
export function receptionCalls(services: MyTicketServices): ServedEndpoint[] {
  const { database } = services;
  const gateOf = async (call: GateCall): Promise<Gate> =>
    gateOfLink(call, await linkOfDevice(database, call.site.siteKey, call.body.gateToken, call.context.now));
  return [
    serve(calls.enterReception, async ({ site, say, body, context }) => {
      const { gateToken, link } = await openStaffLink(database, site.siteKey, body.token, context);
      return { data: { ...present(link, site, say), gateToken } };
    }),
    serve(calls.readReception, async ({ site, say, body, context }) => ({
      data: present(await linkOfDevice(database, site.siteKey, body.gateToken, context.now), site, say),
    })),
    serve(calls.lookUpAtReception, async (call) => ({
      data: await lookUp(services, await gateOf(call), call.body.code),
    })),
    serve(calls.checkInAtReception, async (call) => ({
      data: await checkIn(services, await gateOf(call), call.body),
    })),
    serve(calls.undoAtReception, async (call) => ({
      data: await undoCheckIn(services, await gateOf(call), call.body),
    })),
  ];
}

/** The gate at which a device with a link works. `more`: facts for the log. */
export function gateOfLink(
  { site, params: { contentId }, context }: Omit<GateCall, 'body'>,
  { staffLinkId, name, contentIds, operatorId }: OpenedLink,
  more: Readonly<Record<string, string | boolean>> = {},
): Gate {
  if (!contentIds.includes(contentId)) throw refuse('notFound');
  const { now, language } = context;
  return {
    site,
    contentId,
    staffId: null,
    name,
    language,
    now,
    noteEntry: (tx, row, entry) =>
      noteInLog(tx, context, {
        operator: { operatorId, name },
        siteKey: site.siteKey,
        action: entry.isUndone ? 'gate.undone' : 'gate.checkedIn',
        details: {
          staffLinkId,
          ...ticketInLog(row),
          ...(!entry.isUndone && entry.collected > 0 && { collected: entry.collected }),
          ...more,
        },
      }),
  };
}

function present(
  { name, contentIds, worksUntil, mayFind, operatorId }: OpenedLink,
  site: PublishedSite,
  say: Say,
): calls.OpenedReception {
  const gates = contentIds.map((contentId) => ({
    contentId,
    title: say(moduleOf(site, 'ticket', contentId)?.title),
  }));
  return {
    name,
    until: formatInstant(worksUntil satisfies Instant),
    gates,
    mayFind,
    consolePath: operatorId === null ? null : `${consolePath}sites/${siteNameOf(site.siteKey)}/reception`,
  };
}
