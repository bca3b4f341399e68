import { type MouseEvent, useState } from 'react';
import { htmlLang } from '#kernel/language.ts';
import { PlayIcon } from '../ui/page-icons.tsx';
import { useLanguage } from './page-context.ts';
import './youtube-video.css';

export interface YoutubeVideoProps {
  videoId: string;
  title: string;
  texts: { play: string; note: string };
}

/** Nothing is asked of YouTube before the visitor wants to see the video; without JavaScript it opens there. */
export function YoutubeVideo(video: YoutubeVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  return isPlaying ? <Player {...video} /> : <Facade {...video} onPlay={() => setPlaying(true)} />;
}

function Facade({ videoId, title, texts, onPlay }: YoutubeVideoProps & { onPlay: () => void }) {
  const play = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      className="hb-video hb-video-still"
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener"
      data-waits=""
      onClick={play}
    >
      <span className="hb-video-sign">
        <PlayIcon label={texts.play} />
      </span>
      <span className="hb-video-title">{title}</span>
      <span className="hb-video-note">{texts.note}</span>
    </a>
  );
}

function Player({ videoId, title }: YoutubeVideoProps) {
  const language = htmlLang[useLanguage()];
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, whose player needs its scripts and storage
    <iframe
      className="hb-video"
      ref={(frame) => frame?.focus()}
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&hl=${language}`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
