import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import type { resendOrderMail } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';

interface ResendMailProps {
  site: string;
  orderNumber: string;
  onSent: () => void;
}

/** Sends the mail about how an order stands again. */
export function ResendMail({ site, orderNumber, onSent }: ResendMailProps) {
  const { api, toast, failureOf } = useConsole();
  const { one: words } = useWords(orderTexts);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const { to } = await api.post<typeof resendOrderMail>('sites/{site}/orders/{orderNumber}/mail', {
        params: { site, orderNumber },
        body: {},
      });
      toast({ text: words.resent(to) });
      onSent();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} title={words.resendNote} onClick={() => void send()}>
      {words.resend}
    </Button>
  );
}
