import { type Engine, type EngineSettings, retryWait } from './playback-engine.ts';
import { createTokenKeeper } from './playback-token.ts';

declare global {
  interface HTMLVideoElement {
    /** Safari has it. */
    getStartDate?(): Date;
  }
}

/** The browser's own player: its later requests bring the token as a cookie, which each renewal sets again. */
export async function playNatively({ video, request, onReconnecting, onRefused }: EngineSettings): Promise<Engine> {
  const keeper = createTokenKeeper({
    request,
    onRefused,
    after: (ms, work) => window.setTimeout(work, ms),
    cancel: (timer) => window.clearTimeout(timer),
    random: Math.random,
  });
  let failures = 0;
  let isOver = false;
  let beginning: number | undefined;
  const begin = async (): Promise<void> => {
    const next = await keeper.renew();
    if (next === undefined || isOver) return;
    video.src = `${next.playlist}?token=${next.live_stream_playback_request_token}`;
    if (failures > 0) await video.play().catch(() => {});
  };
  const onError = (): void => {
    failures += 1;
    onReconnecting(true);
    window.clearTimeout(beginning);
    beginning = window.setTimeout(() => void begin(), retryWait(failures, Math.random()));
  };
  const onPlaying = (): void => {
    failures = 0;
    onReconnecting(false);
  };
  video.addEventListener('error', onError);
  video.addEventListener('playing', onPlaying);
  await begin();
  return {
    playingAt() {
      const began = video.getStartDate?.().getTime();
      return began === undefined || Number.isNaN(began) ? undefined : began + video.currentTime * 1000;
    },
    livePlace() {
      const { seekable } = video;
      return seekable.length === 0 ? undefined : seekable.end(seekable.length - 1) - 6;
    },
    playback: keeper.current,
    stop() {
      isOver = true;
      window.clearTimeout(beginning);
      keeper.stop();
      video.removeEventListener('error', onError);
      video.removeEventListener('playing', onPlaying);
      video.removeAttribute('src');
      video.load();
    },
  };
}
