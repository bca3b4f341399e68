import { useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { importPart } from '#web/parts/import-part.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { useLater } from '#web/site/use-later.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ChatIcon, SearchIcon } from '#web/ui/icons.tsx';
import { BadgeIcon } from '#web/ui/page-icons.tsx';
import type { LiveChatContent, LiveChatWidget } from '../documents.ts';
import { chatWidgetTexts } from './widget/chat-widget-texts.ts';
import type { OwnStanding } from './widget/own-talks.tsx';
import './widget/chat-widget.css';

export const texts = [chatWidgetTexts];

/** A site without accounts has no chat. */
export const load = async ({ init }: PageContext<SiteInit>): Promise<true | undefined> =>
  init.login.isEnabled ? true : undefined;

const points = [
  ['find', SearchIcon],
  ['contact', BadgeIcon],
  ['talk', ChatIcon],
] as const;
const loadOwnTalks = () =>
  importPart(() => import('./widget/own-talks.tsx')).then(({ texts: own, OwnTalks: Part }) => ({ texts: own, Part }));
const stay = (): void => undefined;

/**
 * The purpose of the chat, and the way to it. A member's unread talks come later over the same place, which is as high as
 * the words that they cover.
 */
export function Widget({ module }: { module: ModuleEntry<Partial<LiveChatWidget>, unknown, LiveChatContent> }) {
  const context = usePageContext();
  const say = useTexts(chatWidgetTexts);
  const { isLoggedIn } = usePersonal();
  const [standing, setStanding] = useState<OwnStanding>();
  const OwnTalks = useLater(isLoggedIn, loadOwnTalks, stay);
  const { contentId, content } = module;
  const title = module.title || say.title;
  const isStranger = standing?.kind === 'stranger';
  const unread = standing?.kind === 'member' ? standing.unread : 0;
  return (
    <section className="hb-section" aria-label={title}>
      {module.widget.titleVisible === false ? null : <h2 className="hb-section-title">{title}</h2>}
      <div className="hb-panel hb-chat-widget">
        <div className="hb-chat-widget-place" data-covered={standing && !isStranger ? '' : undefined}>
          <ul className="hb-chat-widget-points">
            {points.map(([point, Icon]) => (
              <li key={point}>
                <Icon />
                <span>
                  <strong>{say.points[point].title}</strong>
                  {say.points[point].text}
                </span>
              </li>
            ))}
          </ul>
          {isLoggedIn && OwnTalks ? (
            <OwnTalks contentId={contentId} dataSourceId={content.liveChatDataSourceId} onHear={setStanding} />
          ) : null}
        </div>
        {/* The contact page asks for a login, and leads a member with a profile to the chat. */}
        <LinkButton
          kind="primary"
          href={pageHref(context, isLoggedIn && !isStranger ? 'liveChat' : 'liveChatContact', { contentId })}
        >
          {isStranger ? say.register : isLoggedIn ? say.open(unread) : say.logIn}
        </LinkButton>
      </div>
    </section>
  );
}
