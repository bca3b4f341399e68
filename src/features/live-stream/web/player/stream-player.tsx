import { type RefObject, useEffect, useRef, useState } from 'react';
import { htmlLang } from '#kernel/language.ts';
import { needed } from '#web/parts/needed.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { errorFacts } from '#kernel/error-facts.ts';
import type { Playback } from '../../contract.ts';
import { liveStreamTexts } from '../frame/live-stream-texts.ts';
import { StageFrame } from '../frame/stage-frame.tsx';
import { showCaptions } from './captions.ts';
import { type Engine, type EngineSettings, playsNatively } from './playback-engine.ts';

export const texts = [liveStreamTexts];

export interface StreamPlayerProps {
  title: string;
  request(): Promise<Playback>;
  /** The server says no: what is live may have changed. */
  onRefused(): void;
}

/** A viewer so far behind the newest place is offered the way back. */
const behindSeconds = 10;
const watchedEveryMs = 1_000;
/** A short wait for the next piece is nothing to talk about. */
const patienceMs = 1_500;

export const Part = StreamPlayer;

/** Plays a channel of this server. It is shown when the visitor has pressed Play, so it may be heard. */
function StreamPlayer({ title, request, onRefused }: StreamPlayerProps) {
  const say = useTexts(liveStreamTexts);
  const { partLostTitle } = useTexts(commonTexts);
  const language = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [engine, setEngine] = useState<Engine>();
  const [tries, setTries] = useState(0);
  const [isReconnecting, setReconnecting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [hasCaptions, setCaptions] = useState(false);
  const track = useRef<TextTrack>(undefined);
  const isBehind = useIsBehind(video, engine);
  const isWaiting = useIsWaiting(video);
  const calls = useRef({ request, onRefused });
  useEffect(() => {
    calls.current = { request, onRefused };
  });

  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    let isOver = false;
    let own: Engine | undefined;
    const settings = {
      video: element,
      request: () => calls.current.request(),
      onReconnecting: setReconnecting,
      onRefused(error: unknown) {
        setRefusal(errorFacts(error).message);
        calls.current.onRefused();
      },
    };
    element.focus({ preventScroll: true });
    begin(settings).then(
      (made) => {
        own = made;
        if (isOver) own.stop();
        else {
          setEngine(own);
          void playAloud(element);
        }
      },
      () => {
        if (!isOver) setRefusal(partLostTitle);
      },
    );
    return () => {
      isOver = true;
      own?.stop();
      setEngine(undefined);
    };
  }, [tries, partLostTitle]);

  useEffect(() => {
    if (!hasCaptions || engine === undefined || video.current === null) return undefined;
    track.current ??= video.current.addTextTrack('captions', say.captions, htmlLang[language]);
    return showCaptions(video.current, track.current, language, engine);
  }, [hasCaptions, engine, language, say]);

  const goLive = (): void => {
    const place = engine?.livePlace();
    if (video.current === null || place === undefined) return;
    video.current.currentTime = place;
    // The button goes.
    video.current.focus({ preventScroll: true });
    void video.current.play().catch(() => {});
  };
  const tryAgain = (): void => {
    setRefusal(undefined);
    setTries(tries + 1);
  };
  const controls = (
    <>
      {isBehind ? (
        <Button size="small" onClick={goLive}>
          {say.toLive}
        </Button>
      ) : null}
      <Button
        size="small"
        kind={hasCaptions ? 'primary' : 'secondary'}
        aria-pressed={hasCaptions}
        onClick={() => setCaptions(!hasCaptions)}
      >
        {say.captions}
      </Button>
    </>
  );
  return (
    <StageFrame state="live" controls={refusal === undefined ? controls : null}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a track of our own is added when captions are wanted */}
      <video ref={video} className="hb-stage-player" controls playsInline tabIndex={0} aria-label={title} />
      <p aria-live="polite" className="hb-stage-wait" hidden={!isReconnecting && !isWaiting}>
        {isReconnecting || isWaiting ? say.reconnecting : ''}
      </p>
      {refusal === undefined ? null : (
        <div className="hb-stage-refusal" role="alert">
          <p className="hb-stage-words">{say.refusedTitle}</p>
          <p>{refusal}</p>
          <Button onClick={tryAgain}>{say.again}</Button>
        </div>
      )}
    </StageFrame>
  );
}

async function begin(settings: EngineSettings): Promise<Engine> {
  if (playsNatively(settings.video, (name) => name in window)) {
    return (await needed(() => import('./native-engine.ts'))).playNatively(settings);
  }
  return (await needed(() => import('./hls-engine.ts'))).playWithHls(settings);
}

/** Some browsers let no sound begin so long after the press: the controls show that it is off. */
async function playAloud(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotAllowedError') return;
    video.muted = true;
    await video.play().catch(() => {});
  }
}

function useIsBehind(video: RefObject<HTMLVideoElement | null>, engine: Engine | undefined): boolean {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    if (engine === undefined) return undefined;
    const timer = window.setInterval(() => {
      const place = engine.livePlace();
      setBehind(place !== undefined && place - (video.current?.currentTime ?? place) > behindSeconds);
    }, watchedEveryMs);
    return () => window.clearInterval(timer);
  }, [video, engine]);
  return isBehind;
}

/** Whether the pictures have stood for a while although they should move. */
function useIsWaiting(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    let timer: number | undefined;
    const wait = (): void => {
      window.clearTimeout(timer);
      if (element.currentTime > 0) timer = window.setTimeout(() => setWaiting(true), patienceMs);
    };
    const go = (): void => {
      window.clearTimeout(timer);
      setWaiting(false);
    };
    element.addEventListener('waiting', wait);
    element.addEventListener('playing', go);
    element.addEventListener('ended', go);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('waiting', wait);
      element.removeEventListener('playing', go);
      element.removeEventListener('ended', go);
    };
  }, [video]);
  return isWaiting;
}
