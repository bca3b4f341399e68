import { useCallback, useState } from 'react';
import { liveStreamTexts, stageSource, StreamStage, useStreams } from '#features/live-stream/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { boothStreamTopic } from '../../rules/stream/booth-stream-topic.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { StoredPicture } from '#web/site/site-picture.tsx';
import type { BoothStreamAnswer, readBoothStream, requestBoothPlayback } from '../../contract/stream.ts';

export const texts = [liveStreamTexts];

export interface BoothStageProps {
  contentId: number;
  boothId: number;
  /** The name of the exhibitor. */
  title: string;
  /** Stands in the place of the stage while nothing plays. */
  poster: StoredPicture | undefined;
}

export const Part = BoothStage;

/** The live stream of a booth. Which one it is follows the clock, so the server says it each time it is asked. */
function BoothStage({ contentId, boothId, title, poster }: BoothStageProps) {
  const context = usePageContext<SiteInit>();
  const { api, site, init } = context;
  const { portalId, eventId = 0 } = site;
  const [stream, setStream] = useState<BoothStreamAnswer>();
  const read = useCallback(async () => {
    const { data } = await api.get<typeof readBoothStream>('booth/stream/{portalId}/{eventId}/{contentId}/{boothId}', {
      params: { portalId, eventId, contentId, boothId },
      isQuiet: true,
    });
    setStream(data);
    return { serverNow: data.serverNow, streams: [{ ...data, id: data.streamNumber }] };
  }, [api, portalId, eventId, contentId, boothId]);
  const streamNumber = stream?.streamNumber;
  const request = useCallback(async () => {
    const { data } = await api.post<typeof requestBoothPlayback>(
      'booth/stream/playback_request/{portalId}/{eventId}/{contentId}/{boothId}',
      {
        params: { portalId, eventId, contentId, boothId },
        body: { ...(streamNumber !== undefined && { streamNumber }) },
        headers: { 'playback-agent': 'web' },
        isQuiet: true,
      },
    );
    return data;
  }, [api, portalId, eventId, contentId, boothId, streamNumber]);
  const topic = boothStreamTopic(init.login.realmKey, { eventId, contentId, boothId });
  const { views, isClockWrong, refresh } = useStreams(read, true, { topic, version: stream?.version });
  return (
    <StreamStage
      // Another stream waits for another press.
      key={streamNumber}
      title={stream?.title ?? title}
      poster={poster ?? null}
      source={stream === undefined ? null : stageSource(stream)}
      view={streamNumber === undefined ? undefined : views.get(streamNumber)}
      isClockWrong={isClockWrong}
      request={request}
      refresh={refresh}
    />
  );
}
