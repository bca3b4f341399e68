import { idsOf, placeIn, type StreamKind } from '#features/live-stream/server.ts';
import { parseId } from '#kernel/site-path.ts';
import { boothStreams } from '../../rules/stream/booth-stream.ts';
import { boothStreamTopicPattern } from '../../rules/stream/booth-stream-topic.ts';

/** What open pages read of the streams of booths. */
export const streamsOfBooths: StreamKind<'booth'> = {
  pattern: boothStreamTopicPattern,
  moduleCode: 'booth',
  placeOf({ eventId, boothId }) {
    const [contentId, detailId] = idsOf(boothId);
    return placeIn(parseId(eventId), contentId, detailId);
  },
  streamsOf: (booth) => boothStreams(booth).map(({ number, times }) => ({ id: number, ...times })),
};
