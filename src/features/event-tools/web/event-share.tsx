import { eventHref } from '#features/site/rules/event-href.ts';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { eventToolsTexts } from './event-tools-texts.ts';
import { ShareSheet } from './share-sheet.tsx';

export const texts = [eventToolsTexts];

/** Passes on the event of a page that is a visitor's own: the address of its home, in the language that is shown. */
export function EventShare({ onClose }: { onClose: () => void }) {
  const { init, site, hostSite, language } = usePageContext<SiteInit>();
  const { port, href } = window.location;
  const event = { portalId: site.portalId, eventId: site.eventId ?? 0, ownDomain: init.webSetting.ownDomain };
  const query = language === init.defaultLanguage ? '' : `language=${language}`;
  const home = eventHref(event, { hostSite, keptQuery: '' }, { port }, { query });
  const name = init.event?.overview.name || init.webSetting.title;
  return <ShareSheet name={name} url={new URL(home, href).href} onClose={onClose} />;
}
