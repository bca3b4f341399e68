import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../site/page-context.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { createCodeReader } from './code-reader.ts';
import { cameraTexts } from './camera-texts.ts';
import './scanner.css';

export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure';

const pauseMs = 120;
/** The same code counts again only after it was out of sight for this time, in ms. */
const againMs = 3_000;

/** The reason for a missing camera, by the browser's error. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

interface ScannerProps {
  onCode: (code: string) => void;
  /** Counts what went well without the camera: then nobody has to hear any more why it is missing. */
  worked?: number;
}

/** The camera of the device. It reads codes as long as it is on (ERROR-030, ERROR-032). */
export function Scanner({ onCode, worked = 0 }: ScannerProps) {
  const say = useTexts(cameraTexts);
  const [isOn, setIsOn] = useState(false);
  const [isSeeing, setIsSeeing] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  }, [onCode]);

  useEffect(() => setProblem(undefined), [worked]);

  useEffect(() => {
    if (!isOn) return;
    const stop = watch(video, {
      onSeeing: () => setIsSeeing(true),
      onCode: (code) => tell.current(code),
      onProblem: (why) => {
        setProblem(why);
        setIsOn(false);
      },
    });
    return () => {
      setIsSeeing(false);
      stop();
    };
  }, [isOn]);

  const toggle = (): void => {
    setProblem(undefined);
    if (!isOn && !canUseCamera()) setProblem('insecure');
    else setIsOn(!isOn);
  };
  return (
    <div className="hb-scanner">
      {isOn ? (
        <div className="hb-scanner-view" aria-busy={!isSeeing}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture without sound */}
          <video ref={video} muted playsInline aria-label={say.view} />
          <span className="hb-scanner-frame" />
          <p className="hb-scanner-aim">{isSeeing ? say.aim : say.starting}</p>
        </div>
      ) : null}
      {problem === undefined ? null : <Notice kind="error">{say[problem]}</Notice>}
      <Button kind={isOn ? 'secondary' : 'primary'} size="large" wide onClick={toggle}>
        {isOn ? say.stop : say.start}
      </Button>
    </div>
  );
}

/** Browsers open the camera over secure connections only. */
function canUseCamera(): boolean {
  return window.isSecureContext && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

interface Watching {
  onSeeing(): void;
  onCode(code: string): void;
  onProblem(problem: CameraProblem): void;
}

/** Turns the camera on and reads until it is stopped. */
function watch(video: { current: HTMLVideoElement | null }, { onSeeing, onCode, onProblem }: Watching): () => void {
  let isStopped = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { code: string; seenAt: number } | undefined;

  const run = async (): Promise<void> => {
    const taken = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    stream = taken;
    const screen = video.current;
    if (isStopped || screen === null) return end();
    screen.srcObject = taken;
    const [reader] = await Promise.all([createCodeReader(), screen.play()]);
    if (isStopped) return;
    onSeeing();
    const look = async (): Promise<void> => {
      const code = await reader.read(screen);
      if (isStopped) return;
      if (code !== undefined && code !== '') {
        const isNew = last?.code !== code || Date.now() - last.seenAt > againMs;
        last = { code, seenAt: Date.now() };
        if (isNew) onCode(code);
      }
      timer = setTimeout(() => void look(), pauseMs);
    };
    await look();
  };
  const end = (): void => {
    isStopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  run().catch((error: unknown) => {
    const wasStopped = isStopped;
    end();
    if (!wasStopped) onProblem(cameraProblem(error));
  });
  return end;
}
