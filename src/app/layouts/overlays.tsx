import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { removeFirstQuestion, shouldAskConsentOn, storedDecision } from '#features/cookie-consent/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { asksAgreementOn, mustReAgree } from '#features/terms/web.ts';
import { layoutDialogWidth } from '#kernel/limits.ts';
import { useRouterState } from '#web/navigation/router-context.ts';
import { importPart } from '#web/parts/import-part.ts';
import { needed } from '#web/parts/needed.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { useBrowser } from '../browser-context.ts';
import type { LoadedPage } from '../loader-site.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { useSiteState } from '../site-state.ts';
import { layoutOf } from './frame-of.ts';

/** The language by one press, or marked first and then selected, as on my page. */
type OverlayName = 'languageAtOnce' | 'language' | 'cookieSettings';

export interface OverlayControl {
  open: OverlayName | undefined;
  show(name: OverlayName): void;
  close(): void;
}

export function useOverlays(): OverlayControl {
  const [open, setOpen] = useState<OverlayName | undefined>();
  return useMemo(() => ({ open, show: setOpen, close: () => setOpen(undefined) }), [open]);
}

const loadLanguageDialog = () =>
  importPart(() => import('#features/site/web/language-dialog.tsx')).then(({ texts, LanguageDialog: Part }) => ({
    texts,
    Part,
  }));
const loadCookieConsent = () =>
  importPart(() => import('#features/cookie-consent/web/cookie-consent.tsx')).then(
    ({ texts, CookieConsent: Part }) => ({ texts, Part }),
  );

const loadReAgreement = () =>
  importPart(() => import('#features/terms/web/re-agreement.tsx')).then(({ texts, ReAgreement: Part }) => ({
    texts,
    Part,
  }));

/** The parts that lie above the page. Each is a chunk of its own, loaded when it is needed. */
export function Overlays({ control }: { control: OverlayControl }) {
  const browser = useBrowser();
  const { phase, init, personal, now, isDraft } = useSiteState();
  const { page, location } = useRouterState<LoadedPage>();
  const context = usePageContext<SiteInit>();
  const isReopened = control.open === 'cookieSettings';
  const { enableCookieCheckDialog: isEnabled } = init.cookie.commonContents;
  const asks =
    phase === 'ready' &&
    browser !== undefined &&
    shouldAskConsentOn(
      { name: page.name, search: location.search },
      { isEnabled, isApplication: browser.isApplication, hasDecided: storedDecision() !== undefined },
    );
  useEffect(() => {
    if (phase === 'ready' && !asks) removeFirstQuestion();
  }, [phase, asks]);
  const asksLanguage = control.open === 'language' || control.open === 'languageAtOnce';
  const LanguageDialog = useLater(asksLanguage, loadLanguageDialog, control.close);
  const CookieConsent = useLater(asks || isReopened, loadCookieConsent, control.close);
  const asksAgreement =
    phase === 'ready' &&
    // A member can agree to published terms only.
    !isDraft &&
    asksAgreementOn(page.name, layoutOf(page.name)) &&
    mustReAgree(init.terms, personal?.terms, now);
  const ReAgreement = useLater(asksAgreement, loadReAgreement);
  if (browser === undefined) return null;
  return (
    <>
      {LanguageDialog ? (
        <LanguageDialog
          open={asksLanguage}
          atOnce={control.open === 'languageAtOnce'}
          onClose={control.close}
          changeLanguage={(language) =>
            browser.changeLanguage(language).catch((error: unknown) => {
              // The visitor is led to another page.
              if (error instanceof StartUpStop) control.close();
              throw error;
            })
          }
        />
      ) : null}
      {(asks || isReopened) && CookieConsent ? (
        <CookieConsent isReopened={isReopened} onClose={control.close} isApplication={browser.isApplication} />
      ) : null}
      {asksAgreement && ReAgreement ? (
        <ReAgreement
          terms={personal?.terms}
          onAgreed={() => void browser.loadPersonal().catch(() => undefined)}
          onLogOut={() =>
            void needed(() => import('#features/account/web/log-out.ts')).then(
              ({ logOut }) => logOut(context),
              () => undefined,
            )
          }
        />
      ) : null}
      <PageMessage />
    </>
  );
}

function PageMessage() {
  const browser = useBrowser();
  const language = useLanguage();
  const message = useSyncExternalStore(
    browser?.messages.subscribe ?? (() => () => {}),
    () => browser?.messages.get(),
    () => undefined,
  );
  const words = commonTexts.of(language);
  return (
    <MessageDialog
      open={message !== undefined}
      title={message?.title ?? ''}
      text={message?.text}
      width={layoutDialogWidth}
      onClose={() => browser?.messages.close()}
      buttons={[
        { label: words.close, onSelect: () => browser?.messages.close() },
        ...(message?.action ? [message.action] : []),
      ]}
    />
  );
}
