import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { ScrollRow } from '#web/ui/scroll-row.tsx';
import { Section } from '#web/ui/section.tsx';
import type { WebPageWidget } from '../documents.ts';
import { isWidgetShown, shownParts } from '../rules/show-widget.ts';
import { listWebPage } from './read-web-page.ts';
import { type PageEntry, WebPageCard } from './web-page-card.tsx';
import { webPageTexts } from './web-page-texts.ts';

type Module = ModuleEntry<Partial<WebPageWidget>>;

export const texts = [webPageTexts];

export async function load(context: PageContext, module: Module): Promise<PageEntry[] | undefined> {
  const contents = await listWebPage(context, module.contentId);
  if (!isWidgetShown(contents, module.widget)) return undefined;
  return contents.map(({ detailId, title, image }) => ({ detailId, title, image }));
}

export function Widget({ module, data }: { module: Module; data: PageEntry[] }) {
  const context = usePageContext();
  const say = useTexts(webPageTexts);
  const { contentId, widget } = module;
  const params = { moduleCode: 'web_page', contentId };
  const [first, ...others] = data;
  if (first === undefined) return null;
  if (others.length === 0) {
    const card = (heading: 'h2' | 'h3') => (
      <WebPageCard
        entry={first}
        page="moduleList"
        params={params}
        shown={shownParts(first, widget)}
        heading={heading}
        wide
      />
    );
    // Without a title of its own the module is its page, and the card alone says or hides what that is called.
    if (!module.title) {
      return (
        <section className="hb-section" aria-label={first.title}>
          {card('h2')}
        </section>
      );
    }
    return <Section title={module.title}>{card('h3')}</Section>;
  }
  const hasPictures = widget.imageVisible !== false && data.some(({ image }) => image !== null);
  return (
    <Section title={module.title || say.title} more={{ href: pageHref(context, 'moduleList', params), label: say.all }}>
      <ScrollRow texts={say.row}>
        {data.map((entry) => (
          <WebPageCard
            key={entry.detailId}
            entry={entry}
            page="moduleDetail"
            params={{ ...params, detailId: entry.detailId }}
            shown={shownParts(entry, widget)}
            blank={hasPictures}
          />
        ))}
      </ScrollRow>
    </Section>
  );
}
