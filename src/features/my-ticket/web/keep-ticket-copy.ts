import type { SiteInit } from '#features/site/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import type { PurchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { shownMoment } from '#kernel/shown-date.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { workerFile } from '#web/offline/forget-kept-pages.ts';
import type { Keeper } from '#web/offline/kept-pages.ts';
import { importPart } from '#web/parts/import-part.ts';
import { assetHref, type PageContext } from '#web/site/page-context.ts';
import type { GatePass } from '../rules/gate-pass.ts';
import { offlinePage, offlineStyle } from './offline-page.ts';
import type { MyTicketTexts } from './texts/jpn.ts';
import { ticketWords } from './ticket-words.ts';

export interface TicketCopy {
  ticket: PurchasedTicketAnswer;
  pass: Exclude<GatePass, { kind: 'none' }>;
  status: PurchasedStatus;
}

/** Keeps the offline page of a ticket. Rejects when the browser has no room or does not allow it. */
export async function keepTicketCopy(
  { init, hostSite, language }: PageContext<SiteInit>,
  say: MyTicketTexts,
  { ticket, pass, status }: TicketCopy,
  { keeper, pages, address }: { keeper: Keeper; pages: string; address: string },
): Promise<void> {
  const words = ticketWords(ticket, say, language, { event: init.event?.overview });
  const rows = [
    [say.facts.period, withZone(words.period, language)],
    [say.facts.place, init.event?.overview.placeName ?? ''],
    [say.facts.slot, words.slot],
    [say.facts.kind, words.kind],
    [say.facts.holder, ticket.holderName],
  ] as const;
  const html = offlinePage(
    {
      language,
      site: init.webSetting.title,
      title: words.title,
      status: say.statuses[status],
      rows: rows.filter(([, value]) => value !== ''),
      number: ticket.code,
      qr: pass.kind === 'qr' ? pass.text : undefined,
      meaning: pass.kind === 'qr' ? say.meanings[status] : sayWithoutCode(pass.kind, ticket, say),
      keptAt: shownMoment(serverClock.now(), language),
      address,
    },
    say,
  );
  const worker = { script: assetHref(hostSite, `/${workerFile}`), scope: `${pages}/` };
  // A static import would add it to the chunk that every page loads.
  const { keepPage } = await importPart(() => import('#web/offline/kept-pages.ts'));
  await keepPage(keeper, { address, html, style: offlineStyle }, worker);
}

function sayWithoutCode(
  kind: 'external' | 'manual',
  { ticketContentSnapshot: { externalQr } }: PurchasedTicketAnswer,
  { pass }: MyTicketTexts,
): string {
  if (kind === 'manual') return pass.manual;
  return externalQr === null ? pass.external : pass.externalAt(externalQr.name).join('');
}
