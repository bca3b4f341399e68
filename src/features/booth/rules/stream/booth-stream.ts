import type { StreamKind } from '#features/live-stream/rules/stream-kind.ts';
import { currentStream, streamState, type StreamTimes } from '#features/live-stream/rules/stream-state.ts';
import type { Instant } from '#kernel/clock.ts';
import { type StreamingBooth, streamsOf, streamTimesOf } from '../list/booth-streams.ts';

interface Times {
  startAt: string;
  endAt: string;
}

/** The streams of a booth as an organiser writes them. */
export type BoothWithStreams<Title> = StreamingBooth<
  Times & { movieUuid: string; youtubeId?: string | undefined; title?: Title | undefined },
  Times & { liveStreamProId: string; title?: Title | undefined }
> & { items: { main_movie: { key?: string | undefined } } };

export interface BoothStream<Title> {
  /** Its place among the streams of the booth. */
  number: number;
  kind: StreamKind;
  /** Of the channel or of the video. */
  id: string;
  title: Title | undefined;
  times: StreamTimes;
  /** The organiser wants it to play first. */
  isFirst: boolean;
}

/** Every stream of a booth; none where its part is switched off. */
export function boothStreams<Title>(booth: BoothWithStreams<Title>): BoothStream<Title>[] {
  const { movies, pros } = streamsOf(booth);
  const { key } = booth.items.main_movie;
  const ofMovies = movies.map((movie) => ({
    kind: movie.youtubeId === undefined ? ('hls' as const) : ('youtube' as const),
    id: movie.youtubeId ?? movie.movieUuid,
    isFirst: movie.movieUuid === key,
    entry: movie,
  }));
  const ofPros = pros.map((pro) => ({
    kind: 'brightcove' as const,
    id: pro.liveStreamProId,
    isFirst: false,
    entry: pro,
  }));
  return [...ofMovies, ...ofPros].map(({ entry, ...rest }, number) => ({
    ...rest,
    number,
    title: entry.title,
    times: streamTimesOf(entry),
  }));
}

/** The stream that a booth shows now. The organiser's first one comes before others in the same state. */
export function currentBoothStream<Title>(
  streams: readonly BoothStream<Title>[],
  now: Instant,
): BoothStream<Title> | undefined {
  const current = currentStream(streams, ({ times }) => times, now);
  const first = streams.find(({ isFirst }) => isFirst);
  if (current === undefined || first === undefined) return current;
  return streamState(first.times, now) === streamState(current.times, now) ? first : current;
}
