import { htmlLang } from '#kernel/language.ts';
import { useLanguage } from '#web/site/page-context.ts';

/** A video that another service plays. */
export type EmbeddedVideo =
  | { kind: 'youtube'; id: string }
  | { kind: 'brightcove'; id: string; accountId: string; playerId: string };

/** Nothing is asked of the other service before the visitor wants to see the video. */
export function EmbeddedPlayer({ title, ...video }: EmbeddedVideo & { title: string }) {
  const language = htmlLang[useLanguage()];
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, whose player needs its scripts and storage
    <iframe
      className="hb-stage-player"
      ref={(frame) => frame?.focus()}
      src={embeddedAddress(video, language)}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

export function embeddedAddress(video: EmbeddedVideo, language: string): string {
  const id = encodeURIComponent(video.id);
  if (video.kind === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&hl=${language}`;
  }
  const { accountId, playerId } = video;
  return `https://players.brightcove.net/${accountId}/${playerId}_default/index.html?videoId=${id}&autoplay=true&playsinline=true`;
}
