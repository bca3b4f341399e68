// Not through the door, which would bring the texts of the error page to every page.
import { LastResortBoundary } from '#features/error-page/web/last-resort-boundary.tsx';
import { useRouterState } from '#web/navigation/router-context.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { PersonalFailed } from '#web/site/personal-failed.tsx';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { useBrowser } from '../browser-context.ts';
import type { LoadedPage } from '../loader-site.ts';
import { moduleOf } from '../screens-in.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** The page of the address, or the neutral shell while the visitor may not see it yet. */
export function CurrentPage() {
  const { page, location } = useRouterState<LoadedPage>();
  const texts = useTexts(commonTexts);
  const context = usePageContext();
  const browser = useBrowser();
  const module = page.screen === undefined ? undefined : moduleOf(page);
  const { hasFailed } = usePersonal();
  if (module === undefined && hasFailed) {
    return (
      <div className="hb-page hb-page-reading">
        <h1 className="hb-visually-hidden">{texts.dataFailedTitle}</h1>
        <PersonalFailed />
      </div>
    );
  }
  if (page.screen === undefined || module === undefined)
    return <PageSkeleton label={texts.loading} isHome={page.name === 'home'} />;
  const shown = <module.Page data={page.data} />;
  return page.name === 'error' ? (
    <LastResortBoundary homeHref={pageHref(context, 'home')}>{shown}</LastResortBoundary>
  ) : (
    // A detail that lies above its list is the same page: the list stays.
    <PageBoundary
      key={page.screen + location.pathname.replace(/\/detail$/, '')}
      onFailure={() => browser?.goTo('error')}
    >
      {shown}
    </PageBoundary>
  );
}
