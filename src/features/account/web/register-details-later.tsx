import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ProfileLists } from '#features/profile/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { importPart } from '#web/parts/import-part.ts';
import { needed } from '#web/parts/needed.ts';
import { type PageContext, PageContextProvider, usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { accountPageTexts } from './account-page-texts.ts';
import type { RegisterDetailsProps } from './register-details.tsx';

type LaterProps = Omit<RegisterDetailsProps, 'profile'>;

interface Fetched {
  Details: ComponentType<RegisterDetailsProps>;
  profile: ProfileLists;
  language: LanguageCode;
}

async function fetchDetails(context: PageContext<SiteInit>): Promise<Fetched> {
  const { RegisterDetails, loadDetails } = await needed(() => import('./register-details.tsx'));
  return { Details: RegisterDetails, profile: await loadDetails(context), language: context.language };
}

/** Starts loading early, when a code is on its way. */
export function prefetchRegisterDetails(): void {
  importPart(() => import('./register-details.tsx')).catch(() => {});
}

/**
 * The last step of a registration needs the profile form, so it loads when the visitor reaches it. While another
 * language loads, it stays in the current language and keeps everything typed.
 */
export function RegisterDetailsLater(props: LaterProps) {
  const context = usePageContext<SiteInit>();
  const [fetched, setFetched] = useState<Fetched>();
  const [hasFailed, setHasFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isThere = fetched !== undefined;

  useEffect(() => {
    if (hasFailed) return;
    let isStale = false;
    fetchDetails(context).then(
      (found) => {
        if (!isStale) setFetched(found);
      },
      () => {
        if (!isStale) setHasFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
    // The items depend on the site and the language only; other changes do not load them again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed, context.language]);

  useEffect(() => {
    // The previous step had the focus and is gone.
    if (isThere && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [isThere]);

  if (fetched !== undefined) {
    const { Details, profile, language } = fetched;
    return (
      <PageContextProvider value={{ ...context, language }}>
        <div ref={box} className="hb-step-body">
          <Details {...props} profile={profile} />
        </div>
      </PageContextProvider>
    );
  }
  return hasFailed ? <CouldNotFetch onRetry={() => setHasFailed(false)} /> : <Coming />;
}

function CouldNotFetch({ onRetry }: { onRetry(): void }) {
  const words = useTexts(commonTexts);
  const { retry } = useTexts(accountPageTexts);
  return (
    <EmptyState
      icon={<WarningIcon />}
      title={words.dataFailedTitle}
      text={words.dataFailedText}
      action={<Button onClick={onRetry}>{retry}</Button>}
    />
  );
}

function Coming() {
  const words = useTexts(commonTexts);
  return (
    <div aria-busy="true">
      <span className="hb-visually-hidden">{words.loading}</span>
      <Skeleton shape="row" count={3} />
    </div>
  );
}
