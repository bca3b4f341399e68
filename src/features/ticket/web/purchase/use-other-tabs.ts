import { useEffect, useState } from 'react';
import { importPart } from '#web/parts/import-part.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { type FlowForm, keptFlowForm, writeFlowForm } from '../flow/purchase-form.ts';
import type { PurchasePlace } from '../cart/purchase-owner.ts';

/** `handedOver`: another tab has given this one the form that was begun there. */
export type OtherTabs = 'asking' | 'handedOver' | 'silent';

/** A tab answers at once, unless the browser has put it to sleep. */
const answerMs = 200;

/** Asks the other tabs for the form of this purchase while this one has none, and answers them. */
export function useOtherTabs(place: PurchasePlace | undefined, onForm: (form: FlowForm) => void): OtherTabs {
  const [others, setOthers] = useState<OtherTabs>('asking');
  useEffect(() => {
    if (place === undefined) return undefined;
    const { session } = browserStorage();
    let leave: (() => void) | undefined;
    let isOver = false;
    const giveUp = (): void => setOthers((now) => (now === 'asking' ? 'silent' : now));
    const timer = window.setTimeout(giveUp, keptFlowForm(session, place) === undefined ? answerMs : 0);
    const meet = async (): Promise<void> => {
      const { meetOtherTabs } = await importPart(() => import('../flow/other-tabs.ts'));
      if (isOver) return;
      leave = meetOtherTabs(place, (form) => {
        writeFlowForm(session, form);
        onForm(form);
        setOthers('handedOver');
      });
    };
    meet().catch(giveUp);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      leave?.();
    };
  }, [place, onForm]);
  return others;
}
