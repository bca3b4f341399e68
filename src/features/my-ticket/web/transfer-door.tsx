import type { SiteInit } from '#features/site/web.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

/** Only a member receives a ticket: the ways to become one, and from there back to the link (TRANSFER-009). */
export function TransferDoor() {
  const context = usePageContext<SiteInit>();
  const { receive: say } = useTexts(myTicketTexts);
  // Not in the address of the login: the code of the link is worth a ticket.
  const comeBack = (): void => rememberDestination(browserStorage().session, window.location.href);
  return (
    <div className="hb-stack">
      <p>
        <b>{say.memberTitle}</b>
        <br />
        {say.memberText}
      </p>
      <LinkButton kind="primary" size="large" wide href={pageHref(context, 'login')} onClick={comeBack}>
        {say.login}
      </LinkButton>
      <LinkButton size="large" wide href={pageHref(context, 'register')} onClick={comeBack}>
        {say.register}
      </LinkButton>
    </div>
  );
}
