import { linkOfDevice, sessionOfDevice } from '#features/my-ticket/server.ts';
import { noteInLog } from '#features/operator/server.ts';
import { serve } from '#features/site/server.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import * as calls from '../contract.ts';
import type { ReadBoard } from './board.ts';
import { readDoubts } from './doubts.ts';
import { makeGateList } from './gate-list.ts';
import { joinEntries } from './join-entries.ts';
import type { ReceptionServices } from './reception-services.ts';

/** The calls of a device about its list, what it did without a network, and the board. */
export function deviceCalls(services: ReceptionServices, readBoard: ReadBoard): ServedEndpoint[] {
  const { database } = services;
  return [
    serve(calls.fetchGateList, async ({ site, body, context }) => {
      const { siteKey } = site;
      const link = await linkOfDevice(database, siteKey, body.gateToken, context.now);
      const { staffLinkId, operatorId, name } = link;
      await takeTry(database, 'gateList', { context, about: String(staffLinkId) });
      const made = await makeGateList(services, site, link, context);
      const operator = { operatorId, name };
      await noteInLog(database.kysely, context, {
        operator,
        siteKey,
        action: 'gate.listTaken',
        details: { staffLinkId },
      });
      return { data: made };
    }),
    serve(calls.joinEntries, async ({ site: { siteKey }, body, context }) => {
      const link = await sessionOfDevice(database, siteKey, body.gateToken);
      const { device, deviceNow, entries } = body;
      return { data: { entries: await joinEntries(services, { siteKey, link, device, deviceNow, context }, entries) } };
    }),
    serve(calls.listDoubts, async ({ site, body, context }) => {
      const { contentIds } = await linkOfDevice(database, site.siteKey, body.gateToken, context.now);
      return { data: { entries: await readDoubts(services, site, { contentIds, language: context.language }) } };
    }),
    serve(calls.readBoard, async ({ site, body, context }) => {
      await linkOfDevice(database, site.siteKey, body.gateToken, context.now);
      return { data: await readBoard(site, context) };
    }),
  ];
}
