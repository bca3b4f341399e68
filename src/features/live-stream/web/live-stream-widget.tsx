import { useCallback } from 'react';
import { siteKey } from '#features/site/rules/site-key.ts';
import { type SiteInit, usePublished } from '#features/site/web.ts';
import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { siteTopic } from '#features/site/rules/site-topic.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Section } from '#web/ui/section.tsx';
import type { LiveStream } from '../contract.ts';
import type { LiveStreamWidget } from '../documents.ts';
import { storedTimes } from '../rules/stream-state.ts';
import { LiveStreamCard } from './live-stream-card.tsx';
import { liveStreamTexts } from './frame/live-stream-texts.ts';
import { listStreams, readStatuses } from './read-live-stream.ts';
import { useStreams } from './stage/use-streams.ts';

type Module = ModuleEntry<Partial<LiveStreamWidget>>;

export const texts = [liveStreamTexts];

export async function load(context: PageContext, module: Module): Promise<LiveStream[] | undefined> {
  const { numberOfDisplay = widgetSize, endedVisible = false } = module.widget;
  const { data } = await listStreams(context, module.contentId, { per_page: pageSizeMax });
  const shown = endedVisible ? data : data.filter((stream) => storedTimes(stream).end > context.now);
  const first = numberOfDisplay === 0 ? shown : shown.slice(0, numberOfDisplay);
  return first.length === 0 ? undefined : first;
}

export function Widget({ module, data }: { module: Module; data: LiveStream[] }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(liveStreamTexts);
  const { contentId, widget } = module;
  const read = useCallback(() => readStatuses(context, contentId), [context, contentId]);
  const streams = usePublished(data, (own) => load(own, module)) ?? data;
  const { views } = useStreams(read, true, {
    topic: siteTopic(siteKey(context.site)),
    version: String(context.init.revision),
  });
  const href = pageHref(context, 'moduleList', { moduleCode: 'live_stream', contentId });
  return (
    <Section title={module.title || say.title} more={{ href, label: say.all }}>
      <ul className="hb-live-list">
        {streams.map((stream) => (
          <li key={stream.liveStreamId}>
            <LiveStreamCard
              stream={stream}
              contentId={contentId}
              view={views.get(stream.liveStreamId)}
              heading="h3"
              titleVisible={widget.titleVisible}
              imageVisible={widget.imageVisible}
              timeVisible={widget.timeVisible}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
