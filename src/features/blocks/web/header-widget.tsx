import { useEventTools } from '#features/event-tools/web.ts';
import type { ReactNode } from 'react';
import { eventDates, eventPhase, navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { BlockLinks } from './block-links.tsx';
import { blockTexts } from './block-texts.ts';
import './event-blocks.css';

export const texts = [blockTexts, navigationTexts];
export const load = loadBlock;

/** The top of the page: whose it is and what is on it. */
export function Widget({ module }: BlockProps<'header'>) {
  const say = useTexts(blockTexts);
  const { init } = usePageContext<SiteInit>();
  const { logo, title, links } = module.content;
  const cover = init.event?.overview.cover;
  return (
    <Block module={module}>
      {cover ? (
        <SitePicture
          className="hb-block-art"
          picture={cover}
          ratio="16-9"
          isRecut
          sizes="(min-width: 60rem) 62rem, 100vw"
          priority
        />
      ) : null}
      {logo ? <SitePicture className="hb-block-logo" picture={logo} alt={logo.alt ?? ''} sizes="12rem" /> : null}
      <h1 className={title ? 'hb-block-title' : 'hb-visually-hidden'}>{title || init.webSetting.title}</h1>
      <EventFacts />
      <BlockLinks name={say.links} links={links} />
    </Block>
  );
}

/** When and where it is and what it costs, for who reads no further; and what to take along. */
function EventFacts() {
  const context = usePageContext<SiteInit>();
  const { init, now } = context;
  const say = useTexts(navigationTexts);
  const overview = init.event?.overview;
  const tools = useEventTools(overview, eventPhase(overview, now) === 'after');
  if (overview === undefined) return null;
  const { placeName, fee } = overview;
  const dates = eventDates(overview, say, context);
  return (
    <div className="hb-block-facts">
      <dl>
        {dates ? (
          <Fact label={say.when}>
            {tools.linked('calendar', dates.text)}
            <EventZone />
          </Fact>
        ) : null}
        {placeName ? <Fact label={say.where}>{tools.linked('map', placeName)}</Fact> : null}
        {fee ? <Fact label={say.fee}>{fee}</Fact> : null}
      </dl>
      {tools.row}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
