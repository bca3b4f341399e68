import { saidPeriod, unbroken } from '#kernel/said-date.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import type { LiveStream } from '../contract.ts';
import { LiveMark } from './frame/live-mark.tsx';
import type { StreamView } from './stage/stream-watch.ts';
import './frame/live-stream.css';

export interface LiveStreamCardProps {
  stream: LiveStream;
  contentId: number;
  /** Undefined until the server has said what is live: the mark keeps its place. */
  view: StreamView | undefined;
  heading?: 'h2' | 'h3';
  /** Its picture is the one that the page is opened for. */
  isFirst?: boolean;
  titleVisible?: boolean | undefined;
  imageVisible?: boolean | undefined;
  timeVisible?: boolean | undefined;
}

/** One stream in a list: its picture with the state as a word, its title, when it is sent. */
export function LiveStreamCard({
  stream,
  contentId,
  view,
  heading: Heading = 'h2',
  isFirst = false,
  titleVisible = true,
  imageVisible = true,
  timeVisible = true,
}: LiveStreamCardProps) {
  const { language, now } = usePageContext();
  const { liveStreamId, title, image, startDate, endDate } = stream;
  return (
    <article className="hb-card hb-live-card">
      {imageVisible ? (
        <div className="hb-card-media">
          {image ? (
            <SitePicture picture={image} alt="" ratio="16-9" sizes={pictureSizes.card} priority={isFirst} />
          ) : (
            <span className="hb-card-blank" />
          )}
        </div>
      ) : null}
      <div className="hb-card-body">
        <div className="hb-card-text">
          <p className="hb-live-card-state">{view ? <LiveMark state={view.state} /> : null}</p>
          <Heading className={titleVisible ? 'hb-card-title' : 'hb-visually-hidden'}>
            <PageLink
              className="hb-card-link"
              page="moduleDetail"
              params={{ moduleCode: 'live_stream', contentId, detailId: liveStreamId }}
            >
              {title}
            </PageLink>
          </Heading>
          {timeVisible ? (
            <p className="hb-card-when">
              <time dateTime={startDate}>{unbroken(saidPeriod(startDate, endDate, language, now))}</time>
            </p>
          ) : null}
        </div>
      </div>
    </article>
  );
}
