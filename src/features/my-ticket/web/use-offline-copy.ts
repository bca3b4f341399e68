import { useEffect } from 'react';
import type { Personal } from '#features/personal/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatLong } from '#kernel/period.ts';
import { canKeepPages, workerFile } from '#web/offline/forget-kept-pages.ts';
import { assetHref, siteHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { gatePass } from '../rules/gate-pass.ts';
import { isTransferOpen } from '../rules/ticket-actions.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { ticketWords } from './ticket-words.ts';

/**
 * Keeps a ticket that was opened, so that it is shown at a gate without a network; one that does not open the gate any
 * more goes. Kept for the member who looks at it, until the session ends here.
 */
export function useOfflineCopy(
  ticket: PurchasedTicketAnswer,
  { holder, isWanted, now }: { holder: string; isWanted: boolean; now: Instant },
): void {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const { personal } = usePersonal<Personal>();
  const userId = personal?.userId;
  const pass = gatePass(ticket, isTransferOpen(ticket, now), now);
  const status = purchasedStatus(ticket, now);
  const { language, init, hostSite } = context;
  // What is kept changes with these alone; the time goes on.
  const state = [ticket.id, pass.kind, status, language, userId, holder].join();
  useEffect(() => {
    if (userId === undefined || !isWanted || !canKeepPages()) return;
    const keeper = { realmKey: init.login.realmKey, userId };
    const pages = siteHref({ ...context, keptQuery: '' }, '/users/my-ticket/');
    const address = `${pages}/${ticket.ticketContentSnapshot.contentId}/detail?ticket=${ticket.id}`;
    if (pass.kind === 'none') {
      void import('#web/offline/kept-pages.ts').then(({ dropPage }) => dropPage(keeper, address)).catch(() => {});
      return;
    }
    const worker = { script: assetHref(hostSite, `/${workerFile}`), scope: `${pages}/` };
    void keepCopy().catch(() => {
      // Without room or leave for it the page is as any other: it needs the network.
    });

    async function keepCopy(): Promise<void> {
      const [{ offlinePage, offlineStyle }, { keepPage }] = await Promise.all([
        import('./offline-page.ts'),
        import('#web/offline/kept-pages.ts'),
      ]);
      const words = ticketWords(ticket, say, language);
      const rows = [
        [say.facts.period, words.period],
        [say.facts.slot, words.slot],
        [say.facts.kind, words.kind],
        [say.facts.holder, holder],
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
          meaning:
            pass.kind === 'qr' ? say.meanings[status] : say.pass[pass.kind === 'external' ? 'external' : 'manual'],
          keptAt: formatLong(Date.now()),
          address,
        },
        say,
      );
      await keepPage(keeper, { address, html, style: offlineStyle }, worker);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, ticket]);
}
