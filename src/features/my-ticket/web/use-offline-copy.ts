import { useEffect } from 'react';
import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { canKeepPages } from '#web/offline/forget-kept-pages.ts';
import { importPart } from '#web/parts/import-part.ts';
import { siteHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { gatePass } from '../rules/gate-pass.ts';
import { isTransferOpen } from '../rules/ticket-actions.ts';
import { myTicketTexts } from './my-ticket-texts.ts';

/**
 * Keeps an opened ticket for the gate without a network, and removes a ticket that does not open the gate any more. The
 * copy is for the member who looks at it, until the session ends in this browser.
 */
export function useOfflineCopy(
  ticket: PurchasedTicketAnswer,
  { isWanted, now }: { isWanted: boolean; now: Instant },
): void {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const { personal } = usePersonal<Personal>();
  const userId = personal?.userId;
  const pass = gatePass(ticket, isTransferOpen(ticket, now), now);
  const status = purchasedStatus(ticket, now);
  const { language, init } = context;
  // The copy depends on these alone, although the time goes on.
  const state = [ticket.id, pass.kind, status, language, userId, ticket.holderName].join();
  useEffect(() => {
    if (userId === undefined || !isWanted || !canKeepPages()) return;
    const keeper = { realmKey: init.login.realmKey, userId };
    const pages = siteHref({ ...context, keptQuery: '' }, '/users/my-ticket/');
    const address = `${pages}/${ticket.ticketContentSnapshot.contentId}/detail?ticket=${ticket.id}`;
    if (pass.kind === 'none') {
      void importPart(() => import('#web/offline/kept-pages.ts'))
        .then(({ dropPage }) => dropPage(keeper, address))
        .catch(() => {});
      return;
    }
    const place = { keeper, pages, address };
    void importPart(() => import('./keep-ticket-copy.ts'))
      .then(({ keepTicketCopy }) => keepTicketCopy(context, say, { ticket, pass, status }, place))
      // When the browser has no room or does not allow it, the page needs the network like any other.
      .catch(() => {});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `state` stands for the rest
  }, [state, ticket]);
}
