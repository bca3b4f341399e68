import { htmlLang } from '#kernel/language.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { liveStreamTexts } from '../frame/live-stream-texts.ts';

/** A video that another service plays. */
export type EmbeddedVideo =
  | { kind: 'youtube'; id: string }
  | { kind: 'brightcove'; id: string; accountId: string; playerId: string };

/**
 * Nothing is asked of the other service before the visitor wants to see the video. No page can know whether the frame
 * of another origin came: the words stand behind it, and are seen as long as nothing covers them.
 */
export function EmbeddedPlayer({ title, ...video }: EmbeddedVideo & { title: string }) {
  const say = useTexts(liveStreamTexts);
  const language = htmlLang[useLanguage()];
  return (
    <>
      <p className="hb-stage-cover hb-stage-words">{say.connecting[video.kind]}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, whose player needs its scripts and storage */}
      <iframe
        className="hb-stage-player hb-stage-frame-outside"
        ref={(frame) => frame?.focus()}
        src={embeddedAddress(video, language)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </>
  );
}

/** A link to the video for viewers who see nothing, because a network may block the other service within pages. */
export function OutsideLink(video: EmbeddedVideo) {
  const say = useTexts(liveStreamTexts);
  return (
    <p className="hb-stage-note">
      {say.notShown}{' '}
      <a href={outsideAddress(video, htmlLang[useLanguage()])} target="_blank" rel="noopener noreferrer">
        {say.openAt[video.kind]}
      </a>
    </p>
  );
}

function outsideAddress(video: EmbeddedVideo, language: string): string {
  if (video.kind === 'brightcove') return embeddedAddress(video, language);
  return `https://www.youtube.com/watch?v=${encodeURIComponent(video.id)}`;
}

export function embeddedAddress(video: EmbeddedVideo, language: string): string {
  const id = encodeURIComponent(video.id);
  if (video.kind === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&hl=${language}`;
  }
  const { accountId, playerId } = video;
  return `https://players.brightcove.net/${accountId}/${playerId}_default/index.html?videoId=${id}&autoplay=true&playsinline=true`;
}
