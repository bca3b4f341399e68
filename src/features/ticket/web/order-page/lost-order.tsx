import { useEffect, useState } from 'react';
import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pollDelayMs } from './use-order.ts';
import { useOrderTexts } from './order-texts.ts';

/**
 * Nobody answered, so the purchase may have succeeded or not (TICKET-121). The page sends it again, more and more
 * rarely. The server makes one order of it, however often it arrives.
 */
export function LostOrder({ checkAgain, tries }: { checkAgain(): Promise<void>; tries: number }) {
  const say = useOrderTexts();
  const context = usePageContext();
  const { isLoggedIn } = usePersonal();
  const [isChecking, setIsChecking] = useState(false);
  const check = (): void => {
    if (isChecking) return;
    setIsChecking(true);
    void checkAgain().finally(() => setIsChecking(false));
  };
  useEffect(() => {
    const timer = setTimeout(check, pollDelayMs(tries));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one timer for each try
  }, [tries]);
  return (
    <>
      <Notice kind="warning" title={say.lost.title} announce>
        <p>{say.lost.text}</p>
        <p>{say.lost.once}</p>
      </Notice>
      <div className="hb-purchase-ways">
        <Button kind="primary" size="large" wide busy={isChecking} onClick={check}>
          {isChecking ? say.lost.checking : say.lost.check}
        </Button>
        {isLoggedIn ? (
          <LinkButton href={pageHref(context, 'myTicket')} size="large" wide>
            {say.toMyTickets}
          </LinkButton>
        ) : null}
      </div>
    </>
  );
}
