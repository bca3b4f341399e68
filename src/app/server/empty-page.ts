import { blankSite, type EventCard, presentEventEntry, type SiteServer } from '#features/site/server.ts';
import { consolePath } from '#kernel/console/console-endpoint.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { baseOf, canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { escapeHtml } from '../head/render-document.ts';

const words: Record<LanguageCode, { events: string; title: string; unknown: string; text: string; console: string }> = {
  jpn: {
    events: 'イベント',
    title: 'まだサイトがありません',
    unknown: 'ページが見つかりません',
    text: '公開されたサイトがここに表示されます。主催する方は、管理画面でサイトを作って公開してください。',
    console: '管理画面を開く',
  },
  eng: {
    events: 'Events',
    title: 'No site yet',
    unknown: 'Page not found',
    text: 'Published sites appear here. If you are an organiser, make a site in the console and publish it.',
    console: 'Open the console',
  },
  chi: {
    events: '活动',
    title: '还没有站点',
    unknown: '找不到页面',
    text: '已发布的站点会显示在这里。如果您是主办方，请在管理后台创建站点并发布。',
    console: '打开管理后台',
  },
  zhtw: {
    events: '活動',
    title: '尚無網站',
    unknown: '找不到頁面',
    text: '已發布的網站會顯示在這裡。如果您是主辦方，請在管理後台建立網站並發布。',
    console: '開啟管理後台',
  },
  kor: {
    events: '이벤트',
    title: '아직 사이트가 없습니다',
    unknown: '페이지를 찾을 수 없습니다',
    text: '공개된 사이트가 여기에 표시됩니다. 주최자라면 관리 화면에서 사이트를 만들어 공개해 주세요.',
    console: '관리 화면 열기',
  },
};

/** Nobody reads on; the portals have searches. */
const cardsMax = 100;

export interface EmptyPage {
  hasEvents: boolean;
  text: string;
}

/** The answer of a host without a site of its own: the events that anybody may see, or that there are none. */
export async function emptyPage(
  { reader }: Pick<SiteServer, 'reader'>,
  context: RequestContext,
  styleSheets: readonly string[],
  isHome: boolean,
): Promise<EmptyPage> {
  const { language, hostSite } = context;
  const operator = blankSite({ portalId: 0 });
  const events = (await reader.listOf(operator, context, true)).at(context.now);
  const said = words[language];
  const styles = styleSheets
    .map((path) => `<link rel="stylesheet" href="${escapeHtml(baseOf(hostSite) + path)}">`)
    .join('');
  if (events.length === 0) {
    const robots = '<meta name="robots" content="noindex,nofollow">';
    const way = `<p>${said.text}</p><p><a class="hb-link" href="${consolePath}">${said.console}</a></p>`;
    const title = isHome ? said.title : said.unknown;
    return { hasEvents: false, text: pageOf(language, robots + styles, section(title, way)) };
  }
  const shown = events.slice(0, cardsMax);
  const cards = shown.map((event) => cardOf(event, context)).join('');
  // A page that belongs to no site has the colours of what it shows first.
  const colours = shown
    .slice(0, 1)
    .map(({ siteKey, revision }) => `/theme/${siteKey}/${revision}/colors.css`)
    .map((path) => `<link rel="stylesheet" href="${escapeHtml(baseOf(hostSite) + path)}">`)
    .join('');
  return {
    hasEvents: true,
    text: pageOf(language, styles + colours, section(said.events, `<div class="hb-card-grid">${cards}</div>`)),
  };
}

function section(title: string, body: string): string {
  return `<main class="hb-main"><div class="hb-page"><section class="hb-section"><h1 class="hb-section-title">${title}</h1>${body}</section></div></main>`;
}

function pageOf(language: LanguageCode, head: string, body: string): string {
  return (
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>Hiroba</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">${head}</head><body>${body}</body></html>`
  );
}

function cardOf(event: EventCard, { hostSite, language, now }: RequestContext): string {
  const { portalId, eventId } = event;
  const { name, cover, startDate, endDate, placeName } = presentEventEntry(event, language).overview;
  const address = canonicalAddress(hostSite, { portalId, eventId }, '');
  if (address === undefined) return '';
  const dates = startDate === null ? '' : saidPeriod(startDate, endDate ?? startDate, language, now);
  const facts = [
    ['hb-card-when', dates],
    ['hb-card-place', placeName],
  ].flatMap(([kind, text]) => (text === '' ? [] : [`<p class="${kind}">${escapeHtml(text ?? '')}</p>`]));
  const picture =
    cover === null
      ? '<div class="hb-card-blank"></div>'
      : `<img class="hb-picture hb-ratio-16-9" src="${escapeHtml(baseOf(hostSite) + cover.path)}" width="${cover.width}" height="${cover.height}" alt="" loading="lazy">`;
  return (
    `<article class="hb-card hb-event-card"><div class="hb-card-media">${picture}</div>` +
    '<div class="hb-card-body"><div class="hb-card-text"><h2 class="hb-card-title">' +
    `<a class="hb-card-link" href="${escapeHtml(formatSitePath(hostSite, address))}">${escapeHtml(name)}</a></h2>` +
    `${facts.join('')}</div></div></article>`
  );
}
