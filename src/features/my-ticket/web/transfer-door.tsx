import type { SiteInit } from '#features/site/web.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

/** Only a member can receive a ticket: the login, the registration, and the way back to the link (TRANSFER-009). */
export function TransferDoor() {
  const context = usePageContext<SiteInit>();
  const { receive: say } = useTexts(myTicketTexts);
  // The login's address does not carry the code of the link, because the code is worth a ticket.
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
