import { useEffect, useRef, useState } from 'react';
import { importPart } from '#web/parts/import-part.ts';
import { useTexts } from '#web/site/page-context.ts';
import { SitePicture, type StoredPicture } from '#web/site/site-picture.tsx';
import { useLater } from '#web/site/use-later.ts';
import { Button } from '#web/ui/button.tsx';
import { PlayIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Playback } from '../../contract.ts';
import type { StreamState } from '../../rules/stream-state.ts';
import { liveStreamTexts } from '../frame/live-stream-texts.ts';
import { StageFrame } from '../frame/stage-frame.tsx';
import type { LiveStreamTexts } from '../../texts/jpn.ts';
import { EmbeddedPlayer, type EmbeddedVideo, OutsideLink } from './embedded-player.tsx';
import type { StreamView } from './stream-watch.ts';
import '../frame/live-stream.css';

/** Where the stage takes its pictures from. */
export type StageSource = { kind: 'hls' } | EmbeddedVideo;

export interface StreamStageProps {
  title: string;
  poster: StoredPicture | null;
  /** Null for a video of Brightcove without an account. */
  source: StageSource | null;
  /** Undefined until the server has said what is live. */
  view: StreamView | undefined;
  isClockWrong: boolean;
  /** Asks for a token; of no use for the videos of others. */
  request(): Promise<Playback>;
  /** Asks the server anew what is live. */
  refresh(): void;
}

const loadPlayer = () => importPart(() => import('../player/stream-player.tsx'));

/** The place of a stream, 16 to 9: what comes, a large button to play, the player, the end. Going live starts nothing. */
export function StreamStage({ title, poster, source, view, isClockWrong, request, refresh }: StreamStageProps) {
  const say = useTexts(liveStreamTexts);
  const [isWanted, setWanted] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const state = view?.state;
  const isPlaying = isWanted && state === 'live' && source !== null;
  const Player = useLater(isPlaying && source.kind === 'hls', loadPlayer, () => setWanted(false));
  useEffect(() => {
    if (state !== 'end' || !isWanted) return;
    // The player goes, and with it the focus that stood in it.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    setWanted(false);
  }, [state, isWanted]);
  return (
    <div className="hb-stage">
      {isPlaying && Player ? (
        <Player title={title} request={request} onRefused={refresh} />
      ) : (
        <StageFrame ref={frame} state={state}>
          {poster ? (
            <SitePicture
              className="hb-stage-poster"
              picture={poster}
              alt=""
              sizes="(min-width: 75rem) 49rem, (min-width: 60rem) 60vw, 93vw"
              priority
            />
          ) : null}
          {isPlaying && source.kind !== 'hls' ? (
            <EmbeddedPlayer title={title} {...source} />
          ) : (
            <div className="hb-stage-cover">
              {isPlaying ? (
                <p className="hb-stage-words">{say.loading}</p>
              ) : (
                <StageCover view={view} source={source} title={title} onPlay={() => setWanted(true)} />
              )}
            </div>
          )}
        </StageFrame>
      )}
      {isPlaying && source.kind !== 'hls' ? <OutsideLink {...source} /> : null}
      <noscript>
        <p className="hb-stage-note">{say.noScript}</p>
      </noscript>
      <StateNews state={state} />
      {isClockWrong ? (
        <Notice kind="warning" title={say.clockWrongTitle} announce>
          <p>{say.clockWrong}</p>
          <Button size="small" onClick={() => window.location.reload()}>
            {say.reload}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

type StageCoverProps = Pick<StreamStageProps, 'title' | 'source' | 'view'> & { onPlay: () => void };

function StageCover({ title, source, view, onPlay }: StageCoverProps) {
  const say = useTexts(liveStreamTexts);
  if (view === undefined) return null;
  if (view.state === 'end') {
    return (
      <>
        <p className="hb-stage-words">{say.ended}</p>
        <p className="hb-stage-note">{say.endedText}</p>
      </>
    );
  }
  if (view.state === 'preparation') {
    return (
      <p className="hb-stage-words">
        <TimeToStart {...view} />
      </p>
    );
  }
  if (source === null) return <p className="hb-stage-words">{say.unavailableTitle}</p>;
  return (
    <>
      <button type="button" className="hb-stage-play" onClick={onPlay}>
        <PlayIcon />
        <span className="hb-visually-hidden">{`${say.play}: ${title}`}</span>
      </button>
      {source.kind === 'hls' ? null : <p className="hb-stage-note">{say.outside[source.kind]}</p>}
    </>
  );
}

/** Tells a change to who cannot see it; what was so when the page opened is no news. */
function StateNews({ state }: { state: StreamState | undefined }) {
  const say = useTexts(liveStreamTexts);
  const [{ seen, news }, setNews] = useState<{ seen: StreamState | undefined; news: StreamState | undefined }>({
    seen: undefined,
    news: undefined,
  });
  if (state !== seen) setNews({ seen: state, news: seen === undefined ? undefined : state });
  return (
    <p aria-live="polite" className="hb-visually-hidden">
      {news === 'live' ? say.begun : news === 'end' ? say.ended : ''}
    </p>
  );
}

const minutesOfDay = 24 * 60;

/** How long it is until a stream starts: by the day when it is far away, then by the hour, at last by the minute. */
function TimeToStart({ minutesToStart }: { minutesToStart: number }) {
  const say = useTexts(liveStreamTexts);
  return minutesToStart < 1 ? say.startsSoon : say.startsIn(saidMinutes(minutesToStart, say));
}

function saidMinutes(minutes: number, say: LiveStreamTexts): string {
  if (minutes >= minutesOfDay) return say.days(Math.floor(minutes / minutesOfDay));
  if (minutes < 60) return say.minutes(minutes);
  const rest = minutes % 60;
  const hours = say.hours(Math.floor(minutes / 60));
  return rest === 0 || minutes >= 6 * 60 ? hours : `${hours} ${say.minutes(rest)}`;
}
