import { join } from 'node:path';
import type { Hono } from 'hono';
import { createLiveStreamRoutes, type StreamRoutesSettings } from '#features/live-stream/server.ts';
import type { ServerFeatures } from './server-features.ts';

const demoChannels = join(import.meta.dirname, '../../../demo/channels');

/** What players read of the streams of all features. */
export function createStreamRoutes(
  { liveStream, findBoothStream }: Pick<ServerFeatures, 'liveStream' | 'findBoothStream'>,
  { channelFolder, isDemo, dataFolder }: { channelFolder?: string | undefined; isDemo: boolean; dataFolder: string },
  contextOf: StreamRoutesSettings['contextOf'],
): Hono {
  return createLiveStreamRoutes({
    desk: liveStream.desk,
    finders: [liveStream.find, findBoothStream],
    channelFolder: channelFolder ?? (isDemo ? demoChannels : join(dataFolder, 'channels')),
    contextOf,
  });
}
