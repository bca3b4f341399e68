import type { EventEntry } from '#features/site/contract.ts';
import { blankSite, type SiteServer } from '#features/site/server.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { baseOf, canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { escapeHtml } from '../head/render-document.ts';

const words: Record<LanguageCode, { events: string; title: string; text: string }> = {
  jpn: {
    events: 'イベント',
    title: 'まだサイトがありません',
    text: 'サイトを読み込んで公開すると、ここに表示されます。',
  },
  eng: { events: 'Events', title: 'No site yet', text: 'Import and publish a site to see it here.' },
  chi: { events: '活动', title: '还没有站点', text: '导入并发布站点后，将显示在此处。' },
  zhtw: { events: '活動', title: '尚無網站', text: '匯入並發布網站後，將顯示於此。' },
  kor: { events: '이벤트', title: '아직 사이트가 없습니다', text: '사이트를 가져와 공개하면 여기에 표시됩니다.' },
};

export interface EmptyPage {
  hasEvents: boolean;
  text: string;
}

/** The answer of a host without a site of its own: the events that anybody may see, or how a site comes here. */
export async function emptyPage(
  { reader }: Pick<SiteServer, 'reader'>,
  context: RequestContext,
  styleSheets: readonly string[],
): Promise<EmptyPage> {
  const { language, hostSite } = context;
  const events = await reader.listedEvents(blankSite({ portalId: 0 }), context, true);
  const { events: heading, title, text: how } = words[language];
  if (events.length === 0) {
    return {
      hasEvents: false,
      text: pageOf(
        language,
        '<meta name="robots" content="noindex,nofollow">',
        `<main><h1>${title}</h1><p>${how}</p><pre>hiroba import folder\nhiroba publish --all</pre></main>`,
      ),
    };
  }
  const rows = events.map(({ entry }) => rowOf(entry, context)).join('');
  const head = styleSheets
    .map((path) => `<link rel="stylesheet" href="${escapeHtml(baseOf(hostSite) + path)}">`)
    .join('');
  const main = `<main class="hb-main"><div class="hb-page"><section class="hb-section"><h1 class="hb-section-title">${heading}</h1><div class="hb-rows">${rows}</div></section></div></main>`;
  return { hasEvents: true, text: pageOf(language, head, main) };
}

function pageOf(language: LanguageCode, head: string, body: string): string {
  return (
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>Hiroba</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">${head}</head><body>${body}</body></html>`
  );
}

function rowOf({ portalId, eventId, overview }: EventEntry, { hostSite, language, now }: RequestContext): string {
  const { name, startDate, endDate, placeName } = overview;
  const address = canonicalAddress(hostSite, { portalId, eventId }, '');
  if (address === undefined) return '';
  const dates = startDate === null ? '' : saidPeriod(startDate, endDate ?? startDate, language, now);
  const meta = [dates, placeName].filter((text) => text !== '').map((text) => `<span>${escapeHtml(text)}</span>`);
  return (
    '<div class="hb-row"><div class="hb-row-text">' +
    `<a class="hb-row-title hb-link hb-card-link" href="${escapeHtml(formatSitePath(hostSite, address))}">${escapeHtml(name)}</a>` +
    `<div class="hb-row-meta">${meta.join('')}</div></div></div>`
  );
}
