import { type KeyboardEvent, useCallback, useState, useSyncExternalStore } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { type Decision, shouldAskConsent, shouldReload } from '../rules/consent.ts';
import { cookieConsentTexts } from './cookie-consent-texts.ts';
import { CookieQuestion } from './cookie-question.tsx';
import { removeFirstQuestion } from './first-question.ts';
import { keepClear } from './keep-clear.ts';
import { storeDecision, storedDecision } from './stored-decision.ts';

export const texts = [cookieConsentTexts];

export interface CookieConsentProps {
  /** The site is embedded in the native app, which asks for consent itself. */
  isApplication: boolean;
  /** The visitor opened it again with the footer's link, to change the decision. */
  isReopened: boolean;
  /** The visitor has decided, or closed the popup. */
  onClose: () => void;
}

/** Asks for a decision about cookies; the visitor can use the page meanwhile (core 2.8, core 4.8). */
export function CookieConsent({ isApplication, isReopened, onClose }: CookieConsentProps) {
  const { init } = usePageContext<SiteInit>();
  const isEnabled = init.cookie.commonContents.enableCookieCheckDialog;
  const [isDone, setIsDone] = useState(false);
  const decision = useSyncExternalStore(unchanging, storedDecision, () => undefined);
  const asks = !isDone && shouldAskConsent({ isEnabled, isApplication, hasDecided: decision !== undefined });
  if (!asks && !(isReopened && isEnabled)) return null;

  const decide = (chosen: Decision): void => {
    storeDecision(chosen);
    setIsDone(true);
    onClose();
    if (shouldReload(decision, chosen)) window.location.reload();
  };
  return <Asking decision={decision} isReopened={isReopened} onDecide={decide} onClose={onClose} />;
}

const unchanging = () => () => {};

interface AskingProps {
  decision: Decision | undefined;
  isReopened: boolean;
  onDecide: (chosen: Decision) => void;
  onClose: () => void;
}

function Asking({ decision, isReopened, onDecide, onClose }: AskingProps) {
  const shown = useCallback(
    (box: HTMLDivElement | null) => {
      const popup = box?.querySelector<HTMLElement>('.hb-popup');
      if (!box || !popup) return;
      const before = document.activeElement;
      const end = keepClear(popup);
      // It stands where the one of the HTML stood.
      const focused = removeFirstQuestion();
      if (focused !== undefined) box.querySelector<HTMLElement>(`button[value="${focused}"]`)?.focus();
      // A visitor who opened the popup gets the focus in it, and back afterwards; a visitor who reads the page is not
      // disturbed.
      if (isReopened) box.querySelector('button')?.focus();
      return () => {
        end();
        if (isReopened && before instanceof HTMLElement) before.focus();
      };
    },
    [isReopened],
  );
  const closeByEsc = (event: KeyboardEvent): void => {
    if (isReopened && event.key === 'Escape') onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the key of what stands in it
    <div ref={shown} onKeyDown={closeByEsc}>
      <CookieQuestion decision={decision} onDecide={onDecide} />
    </div>
  );
}
