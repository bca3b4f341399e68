import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Section } from '#web/ui/section.tsx';
import type { SiteLink } from '../contract.ts';
import type { SiteLinkContent, SiteLinkWidget } from '../documents.ts';
import { shownCount, shownForms } from '../rules/link-rules.ts';
import { LinkTiles } from './link-tiles.tsx';
import { listAllLinks, listLinks } from './read-site-links.ts';
import { siteLinkTexts } from './site-link-texts.ts';

type Module = ModuleEntry<Partial<SiteLinkWidget>, unknown, Partial<SiteLinkContent>>;

interface Data {
  links: SiteLink[];
  total: number;
}

export const texts = [siteLinkTexts];

export async function load(context: PageContext, { widget, contentId }: Module): Promise<Data | undefined> {
  const counts = shownForms(widget).map((form) => shownCount(form, widget.numberOfDisplay, Infinity));
  const most = Math.max(0, ...counts);
  if (most === 0) return undefined;
  const { items, total } = Number.isFinite(most)
    ? await listLinks(context, contentId, { per_page: most })
    : await listAllLinks(context, contentId);
  return items.length === 0 ? undefined : { links: items, total };
}

export function Widget({ module, data }: { module: Module; data: Data }) {
  const context = usePageContext();
  const say = useTexts(siteLinkTexts);
  const { widget, contentId } = module;
  const areSpeakers = module.content.kind === 'speaker';
  const { links, total } = data;
  const href = pageHref(context, 'moduleList', { moduleCode: 'united_web_link', contentId });
  const forms = shownForms(widget).map((form) => {
    return { form, shown: links.slice(0, shownCount(form, widget.numberOfDisplay, links.length)) };
  });
  const hasMore = forms.every(({ shown }) => shown.length < total);
  return (
    <Section
      title={module.title || (areSpeakers ? say.speakers.title : say.title)}
      more={hasMore ? { href, label: say.all } : undefined}
    >
      {forms.map(({ form, shown }) => (
        <LinkTiles
          key={form}
          areSpeakers={areSpeakers}
          form={form}
          links={shown}
          contentId={contentId}
          flags={widget}
        />
      ))}
    </Section>
  );
}
