import { type MouseEvent, useState } from 'react';
import { htmlLang } from '#kernel/language.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { PlayIcon } from '#web/ui/icons.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { pageBlockTexts } from './page-block-texts.ts';

export const texts = [pageBlockTexts];
export const load = loadBlock;

/** Nothing is asked of YouTube before the visitor wants to see the video; without JavaScript it opens there. */
export function Widget({ module }: BlockProps<'youtube'>) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Block module={module}>
      {isPlaying ? <Player {...module.content} /> : <Facade {...module.content} onPlay={() => setPlaying(true)} />}
    </Block>
  );
}

interface Video {
  videoId: string;
  title: string;
}

function Facade({ videoId, title, onPlay }: Video & { onPlay: () => void }) {
  const say = useTexts(pageBlockTexts);
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
      onClick={play}
    >
      <span className="hb-video-sign">
        <PlayIcon label={say.play} />
      </span>
      <span className="hb-video-title">{title}</span>
      <span className="hb-video-note">{say.videoNote}</span>
    </a>
  );
}

function Player({ videoId, title }: Video) {
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
