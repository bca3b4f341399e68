import { useEffect, useMemo, useState } from 'react';
import { languageName } from '#kernel/language.ts';
import { isLoggedIn } from '#features/account/rules/is-logged-in.ts';
import { LanguageDialogOpener } from '#features/site/web.ts';
import {
  accountLink,
  footerLinks,
  footerOrganiser,
  menuGroups,
  navigationTexts,
  portalLink,
  siteLogo,
  tabLinks,
  ticketsLink,
} from '#features/navigation/web.ts';
import { memberAvatar } from '#features/account/web.ts';
import { importPart } from '#web/parts/import-part.ts';
import { PageContextProvider, siteHref } from '#web/site/page-context.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { useRouterState } from '#web/navigation/router-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { MenuList } from '#web/ui/frame/menu-list.tsx';
import { SiteFrame } from '#web/ui/frame/site-frame.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { useLater } from '#web/site/use-later.ts';
import { useApi } from '../api-context.ts';
import { useBrowser } from '../browser-context.ts';
import type { LoadedPage } from '../loader-site.ts';
import { standsBeforeDoors } from '../page-facts.ts';
import { pageContextOf, useSiteState } from '../site-state.ts';
import { layoutFrames, layoutOf } from './frame-of.ts';
import { Overlays, useOverlays } from './overlays.tsx';
import { PageHeadUpdate } from './page-head-update.tsx';
import { CurrentPage } from './current-page.tsx';
import { ReportTopLink } from './report-top-link.tsx';

/** The frame of every page: header, page, footer and the overlays, by the layout of the matched route. */
export function SiteRoot() {
  const state = useSiteState();
  const api = useApi();
  const context = useMemo(() => pageContextOf(state, api), [state, api]);
  const browser = useBrowser();
  const personal = useMemo(
    () => ({
      personal: state.personal,
      isLoggedIn: isLoggedIn({ isLoaded: state.personal !== undefined, hasToken: browser?.isLoggedIn() ?? false }),
      hasFailed: state.personal === undefined && (state.hasPersonalFailed ?? false),
      reload: () => browser?.loadPersonal() ?? Promise.resolve(),
      ...(browser && { enter: browser.enter }),
    }),
    [state.personal, state.hasPersonalFailed, browser],
  );
  const overlays = useOverlays();
  const [menuOpen, setMenuOpen] = useState(false);
  const { location, page, isLoading } = useRouterState<LoadedPage>();
  const frame = layoutFrames[layoutOf(page.name)];
  useEffect(() => setMenuOpen(false), [location]);

  const { init, language } = state;
  const texts = navigationTexts.of(language);
  const common = commonTexts.of(language);
  const groups = menuGroups(context, texts);
  const hasMenu = frame.navigation && groups.length > 0 && init.siteType !== 'evesta';
  const tabs = frame.navigation ? tabLinks(context, location.pathname) : [];
  const back = portalLink(context, texts);
  const avatar = state.personal === undefined ? '' : memberAvatar(state.personal);
  // My page says that a preview link has none; a login could not be made in a preview.
  const isMember = state.personal !== undefined || (state.isByPreviewLink === true && state.isAsVisitor !== true);
  const account = accountLink(context, texts, { isMember, avatar }, location.pathname);
  const comeBack = (): void => rememberDestination(browserStorage().session, window.location.href);

  return (
    <PageContextProvider value={context}>
      <PersonalProvider value={personal}>
        <SiteFrame
          skipLabel={texts.skip}
          banner={state.isDraft && page.name !== 'error' ? <DraftBanner /> : undefined}
          busy={isLoading}
          header={{
            site: { name: init.webSetting.title, href: siteHref(context, '/'), logo: siteLogo(context) },
            tabs: tabs.length > 0 ? { label: texts.siteNavigation, links: tabs } : undefined,
            language:
              init.useLanguageCode.length > 1
                ? {
                    label: texts.language,
                    name: languageName[language],
                    onSelect: () => overlays.show('languageAtOnce'),
                  }
                : undefined,
            tickets: frame.navigation
              ? ticketsLink(context, texts, { isMember, isStaff: state.personal?.userdata.isStaff }, location.pathname)
              : undefined,
            account:
              frame.navigation && account
                ? { ...account, onSelect: isMember || page.name === 'error' ? undefined : comeBack }
                : undefined,
            menu: hasMenu ? { label: texts.menu, onSelect: () => setMenuOpen(true) } : undefined,
          }}
          footer={
            // Below the neutral shell it would move when the page comes.
            frame.footer && page.screen !== undefined
              ? {
                  label: texts.footerLinks,
                  links: back ? [...footerLinks(context, texts), back] : footerLinks(context, texts),
                  cookieSettings: init.cookie.commonContents.enableCookieCheckDialog
                    ? { label: texts.cookieSettings, onSelect: () => overlays.show('cookieSettings') }
                    : undefined,
                  organiser: footerOrganiser(context, texts, page.name === 'home'),
                  powered: texts.powered,
                }
              : undefined
          }
          overlays={
            <>
              {state.phase === 'starting' && !standsBeforeDoors(page.name) ? (
                <LoadingOverlay label={common.loading} />
              ) : null}
              <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} title={texts.menu} closeLabel={common.close}>
                <MenuList label={texts.menu} groups={groups} onSelect={() => setMenuOpen(false)} />
              </Drawer>
              <Overlays control={overlays} />
            </>
          }
        >
          <LanguageDialogOpener value={(from) => overlays.show(from === 'mypage' ? 'language' : 'languageAtOnce')}>
            {layoutOf(page.name) === 'report' ? <ReportTopLink /> : null}
            <CurrentPage />
          </LanguageDialogOpener>
        </SiteFrame>
      </PersonalProvider>
      <PageHeadUpdate />
    </PageContextProvider>
  );
}

const loadBanner = () =>
  importPart(() => import('#features/doors/web/preview-banner.tsx')).then(({ texts, PreviewBanner: Part }) => ({
    texts,
    Part,
  }));

/** The line above the pages of a draft; only previewers load it. */
function DraftBanner() {
  const { isDraft, isOld = false } = useSiteState();
  const Banner = useLater<{ isOld: boolean }>(isDraft, loadBanner);
  return Banner ? <Banner isOld={isOld} /> : null;
}
