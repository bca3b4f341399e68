import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { liveStreamTopic } from '../rules/stream-news.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { quiet } from '#web/api/quiet.ts';
import { ignorePass } from '#web/api/call-error.ts';
import { type BesideStreamProps, loadBesideStream } from '#web/parts/beside-stream.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { renameTab } from '#web/site/rename-tab.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { useLater } from '#web/site/use-later.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame, type PageFrameProps } from '#web/ui/frame/page-frame.tsx';
import { PlayIcon } from '#web/ui/page-icons.tsx';
import type { LiveStreamDetail } from '../contract.ts';
import { liveStreamTexts } from './frame/live-stream-texts.ts';
import { askPlayback, readStatuses, readStream } from './read-live-stream.ts';
import { stageSource } from './stage/stage-source.ts';
import { StreamStage } from './stage/stream-stage.tsx';
import { useStreams } from './stage/use-streams.ts';

/** null: the call's failure is to be ignored, and the page is empty (ERROR-036). */
type Data = LiveStreamDetail | null;

export const texts = [liveStreamTexts];
const descriptionWidth = 240;

export async function load(
  context: PageContext,
  module: ModuleEntry,
  { detailId }: LoadArguments & { detailId: number },
): Promise<Data> {
  return (await readStream(context, module.contentId, detailId).catch(ignorePass)) ?? null;
}

export function head(data: Data): PageHead {
  if (data === null) return {};
  const { title, description, image } = data;
  return { title, description: leadOf(description, descriptionWidth), ...(image && { image }) };
}

export function Detail({ module, data }: { module: ModuleEntry; data: Data }) {
  const context = usePageContext();
  const say = useTexts(liveStreamTexts);
  const { contentId } = module;
  const back = {
    href: pageHref(context, 'moduleList', { moduleCode: 'live_stream', contentId }),
    label: module.title || say.backToList,
  };
  if (data === null) {
    return (
      <PageFrame back={back}>
        <EmptyState icon={<PlayIcon />} title={say.unavailableTitle} text={say.unavailableText} />
      </PageFrame>
    );
  }
  return <ShownStream contentId={contentId} loaded={data} back={back} />;
}

interface ShownStreamProps extends Pick<PageFrameProps, 'back'> {
  contentId: number;
  loaded: LiveStreamDetail;
}

/** The page shows what the organiser publishes, and the player plays on. */
function ShownStream({ contentId, loaded, back }: ShownStreamProps) {
  const context = usePageContext();
  const [heard, setHeard] = useState<{ of: LiveStreamDetail; fresh: LiveStreamDetail }>();
  const stream = heard?.of === loaded ? heard.fresh : loaded;
  const { title, startDate, endDate, description } = stream;
  const named = useRef(title);
  useEffect(() => {
    renameTab(named.current, title);
    named.current = title;
  }, [title]);
  const asked = useRef(0);
  const readAgain = (): void => {
    asked.current += 1;
    const mine = asked.current;
    readStream(quiet(context), contentId, loaded.liveStreamId).then(
      (fresh) => {
        if (mine === asked.current) setHeard({ of: loaded, fresh });
      },
      // What is shown stays as it was.
      () => undefined,
    );
  };
  const when = (
    <>
      <time dateTime={startDate}>{saidPeriod(startDate, endDate, context.language)}</time>
      <EventZone />
    </>
  );
  return (
    <PageFrame back={back} title={title} meta={when}>
      <ContentStage contentId={contentId} stream={stream} onChange={readAgain} />
      {description ? <RichText html={description} /> : null}
    </PageFrame>
  );
}

interface ContentStageProps {
  contentId: number;
  stream: LiveStreamDetail;
  onChange(): void;
}

function ContentStage({ contentId, stream, onChange }: ContentStageProps) {
  const context = usePageContext<SiteInit>();
  const { liveStreamId, title, image, details, version } = stream;
  const read = useCallback(() => readStatuses(context, contentId), [context, contentId]);
  const request = useCallback(() => askPlayback(context, contentId, liveStreamId), [context, contentId, liveStreamId]);
  const topic = liveStreamTopic(context.init.login.realmKey, details.firebaseKey);
  const { views, isClockWrong, refresh } = useStreams(read, true, { topic, version, onChange });
  return (
    <BesideStage contentId={contentId} detailId={liveStreamId} state={views.get(liveStreamId)?.state}>
      <StreamStage
        title={title}
        poster={image}
        source={stageSource(stream)}
        view={views.get(liveStreamId)}
        isClockWrong={isClockWrong}
        request={request}
        refresh={refresh}
      />
    </BesideStage>
  );
}

/** Where the site has a chat, its people write beside the stage. Their place is kept until it comes. */
function BesideStage({ children, ...stream }: BesideStreamProps & { children: ReactNode }) {
  const { init } = usePageContext<SiteInit>();
  const hasChat = init.modules.some(({ moduleCode, visible }) => moduleCode === 'live_chat' && visible);
  const Beside = useLater(hasChat, loadBesideStream);
  if (!hasChat) return children;
  return (
    <div className="hb-stage-and-beside">
      {children}
      <div className="hb-stage-beside">{Beside ? <Beside {...stream} /> : null}</div>
    </div>
  );
}
