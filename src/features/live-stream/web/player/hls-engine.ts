import { Hls } from 'hls.js/light';
import type { Engine, EngineSettings } from './playback-engine.ts';
import { createTokenKeeper } from './playback-token.ts';

/** Plays by Media Source Extensions; the token goes into the address of each list. */
export async function playWithHls({ video, request, onReconnecting, onRefused }: EngineSettings): Promise<Engine> {
  const keeper = createTokenKeeper({
    request,
    onRefused,
    after: (ms, work) => window.setTimeout(work, ms),
    cancel: (timer) => window.clearTimeout(timer),
    random: Math.random,
  });
  const hls = new Hls({
    // The module brings no worker, and these pieces need none.
    enableWorker: false,
    liveDurationInfinity: true,
    backBufferLength: 30,
    // hls.js accepts both of these or neither.
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 8,
    maxLiveSyncPlaybackRate: 1.1,
    xhrSetup(xhr, url) {
      const token = keeper.current()?.live_stream_playback_request_token;
      if (token !== undefined && url.includes('.m3u8')) xhr.open('GET', withToken(url, token), true);
    },
  });
  let isParsed = false;
  let isRecovering = false;

  /** It gives up after three lists that failed: with a new token it begins where it stopped. */
  const recover = async (): Promise<void> => {
    if (isRecovering) return;
    isRecovering = true;
    onReconnecting(true);
    const next = await keeper.renew();
    isRecovering = false;
    if (next === undefined) return;
    if (isParsed) hls.startLoad();
    else hls.loadSource(next.playlist);
  };
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    isParsed = true;
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => onReconnecting(false));
  hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
    if (fatal && type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else if (fatal) void recover();
    // Its own next try, a second later, has the new token.
    else if (response?.code === 403) void keeper.renew();
  });
  const engine: Engine = {
    playingAt: () => hls.playingDate?.getTime(),
    livePlace: () => hls.liveSyncPosition ?? undefined,
    playback: keeper.current,
    stop() {
      keeper.stop();
      hls.destroy();
    },
  };
  const first = await keeper.renew();
  if (first === undefined) return engine;
  hls.loadSource(first.playlist);
  hls.attachMedia(video);
  return engine;
}

function withToken(address: string, token: string): string {
  const url = new URL(address, window.location.href);
  url.searchParams.set('token', token);
  return url.href;
}
