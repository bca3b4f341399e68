import { blankSite, type EventCard, presentEventEntry, type SiteServer } from '#features/site/server.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { baseOf, canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { escapeHtml } from '../head/render-document.ts';

const words: Record<LanguageCode, { events: string; title: string; text: string }> = {
  jpn: {
    events: 'イベント',
    title: 'まだサイトがありません',
    text: 'サーバーを動かしている方へ：サイトのファイルを作り、読み込んで公開すると、ここに表示されます。',
  },
  eng: {
    events: 'Events',
    title: 'No site yet',
    text: 'To whoever runs this server: write the file of a site, import it and publish it, and it appears here.',
  },
  chi: { events: '活动', title: '还没有站点', text: '致服务器管理员：编写站点文件，导入并发布后，将显示在此处。' },
  zhtw: { events: '活動', title: '尚無網站', text: '致伺服器管理員：撰寫網站檔案，匯入並發布後，將顯示於此。' },
  kor: {
    events: '이벤트',
    title: '아직 사이트가 없습니다',
    text: '서버 관리자께: 사이트 파일을 만들어 가져온 뒤 공개하면 여기에 표시됩니다.',
  },
};

/** How the first site comes to an empty server. */
export const firstSteps = ['npx hiroba new my-site', 'npx hiroba import my-site', 'npx hiroba publish --all'];

/** Nobody reads on; the portals have searches. */
const rowsMax = 100;

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
  const operator = blankSite({ portalId: 0 });
  const events = (await reader.listOf(operator, context, true)).at(context.now);
  const { events: heading, title, text: how } = words[language];
  const styles = styleSheets
    .map((path) => `<link rel="stylesheet" href="${escapeHtml(baseOf(hostSite) + path)}">`)
    .join('');
  if (events.length === 0) {
    const robots = '<meta name="robots" content="noindex,nofollow">';
    const steps = `<p>${how}</p><pre>${firstSteps.join('\n')}</pre>`;
    return { hasEvents: false, text: pageOf(language, robots + styles, section(title, steps)) };
  }
  const rows = events
    .slice(0, rowsMax)
    .map((event) => rowOf(event, context))
    .join('');
  return { hasEvents: true, text: pageOf(language, styles, section(heading, `<div class="hb-rows">${rows}</div>`)) };
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

function rowOf(event: EventCard, { hostSite, language, now }: RequestContext): string {
  const { portalId, eventId } = event;
  const { name, startDate, endDate, placeName } = presentEventEntry(event, language).overview;
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
