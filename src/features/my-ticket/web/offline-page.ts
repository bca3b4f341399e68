import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { drawQr } from '#web/ui/qr-drawing.ts';
import type { MyTicketTexts } from './texts/jpn.ts';

/** The data that a ticket shows at the gate without a network. */
export interface OfflineTicket {
  language: LanguageCode;
  site: string;
  title: string;
  status: string;
  rows: readonly (readonly [name: string, value: string])[];
  number: string;
  /** The text of the QR code. Undefined: staff press a button. */
  qr: string | undefined;
  meaning: string;
  keptAt: string;
  address: string;
}

/** The page's own style sheet, because no other one loads offline. It is light, so that a scanner reads the code. */
export const offlineStyle = `
:root{color-scheme:light;font:16px/1.6 system-ui,-apple-system,"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",sans-serif;color:#16181d;background:#eceef2}
body{max-width:26rem;margin:0 auto;padding:1rem}
p,dl,dd,h1{margin:0;word-break:auto-phrase}
.pass p,h1{text-wrap:balance}
dd{font-weight:600}
.note{padding:.75rem 1rem;border:1px solid #8a5a00;border-radius:.75rem;background:#fff6e0;color:#5f3e00;font-size:.875rem}
.ticket{margin-top:1rem;border-radius:1rem;background:#fff;overflow:hidden;border:1px solid #d5d8de}
.top{padding:1.25rem;display:grid;gap:.5rem}
.site{color:#565b66;font-size:.875rem}
h1{font-size:1.375rem;line-height:1.4}
.status{justify-self:start;padding:.125rem .625rem;border-radius:99rem;background:#eceef2;font-size:.75rem;font-weight:700}
dl{display:grid;gap:.375rem;margin-top:.5rem}
dl div{display:grid;grid-template-columns:6.5rem 1fr;gap:.5rem}
dt{color:#565b66;font-size:.875rem}
.pass{padding:1.25rem;border-top:2px dashed #d5d8de;text-align:center;display:grid;gap:.75rem;justify-items:center}
svg{width:min(100%,19rem);height:auto;display:block}
.number{font-size:1.25rem;font-weight:700;letter-spacing:.08em;font-variant-numeric:tabular-nums}
a{display:block;margin:1rem 0;padding:.75rem;text-align:center;border:1px solid #565b66;border-radius:.75rem;color:inherit;background:#fff;text-decoration:none;font-weight:600}
`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

/** The whole offline document of a ticket. It has no script and makes no request. */
export function offlinePage(ticket: OfflineTicket, say: Pick<MyTicketTexts, 'offline' | 'pass' | 'facts'>): string {
  const { qr, rows, language } = ticket;
  const drawing = qr === undefined ? undefined : drawQr(qr);
  const code =
    drawing === undefined
      ? ''
      : `<svg viewBox="${drawing.viewBox}" role="img" aria-label="${safe(say.pass.qrLabel)}" shape-rendering="crispEdges">` +
        `<path fill="#fff" d="${drawing.light}"/><path fill="#000" d="${drawing.dark}"/></svg>`;
  const facts = rows.map(([name, value]) => `<div><dt>${safe(name)}</dt><dd>${safe(value)}</dd></div>`).join('');
  return [
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${safe(ticket.title)}</title><style>${offlineStyle}</style></head><body>`,
    `<p class="note" role="status"><b>${safe(say.offline.title)}</b><br>${safe(say.offline.text)} ${safe(say.offline.keptAt(ticket.keptAt))}</p>`,
    `<main><div class="ticket"><div class="top"><p class="site">${safe(ticket.site)}</p><h1>${safe(ticket.title)}</h1>`,
    `<p class="status">${safe(ticket.status)}</p><dl>${facts}</dl></div>`,
    `<div class="pass">${code}<p>${safe(say.facts.number)}</p><p class="number">${safe(ticket.number)}</p><p>${safe(ticket.meaning)}</p></div></div>`,
    `<a href="${safe(ticket.address)}">${safe(say.offline.again)}</a></main></body></html>`,
  ].join('');
}
