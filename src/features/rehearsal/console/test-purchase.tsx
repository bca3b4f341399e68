import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { DraftPart, DraftPartProps } from '#console/console-feature.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { TicketIcon } from '#console/ui/icon.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import type { beginRehearsal } from '../contract.ts';
import { withCart } from '../rules/kept-carts.ts';
import { testPurchaseTexts } from './test-purchase-texts.ts';

/** Buys at a hidden copy of the draft, in a window of its own. */
function TestPurchase({ site, onBegin }: DraftPartProps) {
  const { api, failureOf } = useConsole();
  const words = useWords(testPurchaseTexts);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const begin = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    // It opens with the press, or the browser would take it for an advertisement.
    const shown = window.open('', '_blank');
    if (shown !== null) shown.opener = null;
    try {
      if ((await onBegin?.()) === false) shown?.close();
      else {
        const call = { params: { site }, body: {} };
        const begun = await api.post<typeof beginRehearsal>('sites/{site}/rehearsal', call);
        const { local } = browserStorage();
        createMemberSession(local).store(begun.realmKey, begun);
        if (begun.cart !== null) local.set('ticketCart', withCart(local.get('ticketCart'), begun.cart));
        // The form of a purchase is kept by its own window.
        (shown ?? window).sessionStorage.setItem('purchaseForm', JSON.stringify(begun.form));
        (shown ?? window).location.assign(begun.path);
      }
    } catch (error) {
      shown?.close();
      setRefused(failureOf(error).message);
    }
    setBusy(false);
  };
  return (
    <Card title={words.title} note={words.text}>
      {refused === undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{refused}</p>
          <ButtonLink to={`/console/sites/${site}/publish`}>{words.toPublish}</ButtonLink>
        </Notice>
      )}
      <div>
        <Button isBusy={isBusy} onClick={() => void begin()}>
          <TicketIcon />
          {words.begin}
        </Button>
      </div>
    </Card>
  );
}

export const part: DraftPart = { Part: TestPurchase, texts: [testPurchaseTexts] };
