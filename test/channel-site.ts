import type { Server } from 'node:http';
import { closeGracefully, listen, ownAddress } from '#app/server/http-server.ts';
import { onTestFinished } from 'vitest';
import { type ChannelPage, openChannelPage } from './channel-page.ts';
import { type MemberCalls, memberCalls } from './member-calls.ts';
import { publishTestSites } from './published-site.ts';

export interface ChannelSite {
  calls: MemberCalls;
  origin: string;
  /** A page of this test; without a hello it says nothing. */
  open(hello?: Parameters<typeof openChannelPage>[1]): Promise<ChannelPage>;
  publish(...sites: Parameters<typeof publishTestSites>[1]): Promise<void>;
  close(): Promise<void>;
}

/** The whole site on loopback, with its channel. */
export async function startChannelSite(): Promise<ChannelSite> {
  const calls = await memberCalls();
  const { database, hiroba } = calls.site;
  const server: Server = await listen(hiroba, 0, '127.0.0.1');
  const origin = ownAddress(server);
  return {
    calls,
    origin,
    async open(hello) {
      const page = await openChannelPage(origin, hello);
      onTestFinished(() => page.socket.terminate());
      return page;
    },
    async publish(...sites) {
      await publishTestSites(database, sites);
      await hiroba.realtime.refreshSites();
    },
    async close() {
      await hiroba.realtime.channel.close();
      await closeGracefully(server);
      await calls.close();
    },
  };
}

/** An event of portal 1 that is open to everybody. */
export const openEvent = (eventId: number) => ({
  site: {
    kind: 'event',
    portalId: 1,
    eventId,
    languages: ['jpn'],
    webSetting: { title: { jpn: '開かれた会' } },
    overview: { name: { jpn: '開かれた会' } },
  },
});

export const isState = (frame: Record<string, unknown>): boolean => 'state' in frame;
