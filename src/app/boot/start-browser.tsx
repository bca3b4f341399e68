import { navigationTexts } from '#features/navigation/web.ts';
import { baseOf } from '#kernel/site-path.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { askPlainly } from '#web/parts/ask-plainly.ts';
import { bearTranslation } from '#web/parts/bear-translation.ts';
import { importPart } from '#web/parts/import-part.ts';
import { leaveConversions } from '#web/parts/leave-conversions.ts';
import { askBy, needed } from '#web/parts/needed.ts';
import { openChannelBy } from '#web/realtime/page-channel.ts';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { fetchPart } from '#web/site/use-later.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { ApiProvider } from '../api-context.ts';
import { BrowserProvider } from '../browser-context.ts';
import type { SiteEntryData } from '../entry-server.tsx';
import { createAskAgain } from '../layouts/ask-again.ts';
import { SiteRoot } from '../layouts/site-root.tsx';
import { firstPartsIn, screensIn } from '../screens-in.ts';
import { prefetchScreen } from '../screens.ts';
import { createSiteState, firstState, SiteStateProvider } from '../site-state.ts';
import { takeOver } from '../widgets/take-over.ts';
import { WidgetHostProvider } from '../widgets/widget-place.tsx';
import { callFacts, isApplication } from './browser-facts.ts';
import { servicesOf } from './browser-services.ts';
import { enterSite } from './enter-site.ts';
import { featureStarts } from './feature-starts.ts';
import { watchMember } from './member-watch.ts';
import { openSite } from './open-site.ts';
import { tellPassedDoors, tellPassesOfDoors } from './passed-doors.ts';
import { ownAddressOf } from '../own-address.ts';
import { createWaitingWidgets } from '../widgets/waiting-widgets.tsx';

/** Takes over the page the server rendered. All its parts are loaded first, so that nothing changes. */
export async function startBrowser(): Promise<void> {
  leaveConversions(window);
  bearTranslation(Node.prototype);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server of this release has written it into the page.
  const { facts, page } = JSON.parse(document.getElementById('hb-entry')?.textContent ?? '') as SiteEntryData;
  tellPassesOfDoors();
  const isDoor = ownAddressOf(page) !== undefined || facts.init.login.isEnabledSkipAtStartup;
  const onwards = isDoor
    ? (await needed(() => import('./arrive-at-door.ts'))).arriveAtDoor(page, facts)
    : tellPassedDoors();
  if (onwards === 'reload') return;
  serverClock.hear(facts.now);
  const { init, isDraft, language } = facts;
  const arrived = { name: page.name, init, isDraft, isApplication: isApplication() };
  for (const { onArrival } of featureStarts) onArrival?.(arrived);
  askBy(() => askPlainly(language));
  await needed(() =>
    Promise.all([
      commonTexts.load(language),
      navigationTexts.load(language),
      ...screensIn(page).map((screen) => prefetchScreen(screen, language)),
    ]),
  );
  await inTime(firstPartsIn(page).map(({ load }) => fetchPart(load, language)));
  const state = createSiteState(firstState(facts));
  const site = openSite(state, page);
  if (!isDraft) {
    const ofWindow = {
      api: site.api,
      base: baseOf(facts.hostSite),
      facts: () => callFacts(state),
      onChange: state.subscribe,
    };
    openChannelBy(() =>
      importPart(() => import('#features/realtime/web/open-channel.ts')).then(({ openChannel }) =>
        openChannel(ofWindow),
      ),
    );
  }
  takeOver(
    document.getElementById('hb-root')!,
    <ApiProvider value={site.api}>
      <BrowserProvider value={servicesOf(site)}>
        <SiteStateProvider value={state}>
          <RouterProvider value={site.router}>
            <WidgetHostProvider value={createWaitingWidgets()}>
              <SiteRoot />
            </WidgetHostProvider>
          </RouterProvider>
        </SiteStateProvider>
      </BrowserProvider>
    </ApiProvider>,
  );
  watchMember(site);
  if (!CSS.supports('word-break', 'auto-phrase')) {
    // Without it, labels break inside words as before.
    void importPart(() => import('#web/parts/break-labels.ts')).then(
      ({ breakLabels }) => breakLabels(document.body),
      () => {},
    );
  }
  askBy(createAskAgain(site.messages, () => commonTexts.of(state.get().language)));
  if (browserStorage().session.get('typed') !== undefined) {
    // If it fails, the visitor only has to type again.
    void importPart(() => import('#web/parts/restore-typed.ts')).then(
      ({ restoreTyped }) => restoreTyped(document, Date.now()),
      () => undefined,
    );
  }
  // The next page reports a session that ends during this start-up.
  const hasEnded = browserStorage().session.get('sessionEnded');
  await enterSite(site);
  if (onwards !== undefined) void site.router.navigate(onwards.href, { replace: true });
  if (hasEnded) {
    void needed(() => import('./session-end.ts')).then(
      ({ tellSessionEnd }) => tellSessionEnd(site),
      () => undefined,
    );
  }
  // Without prefetching, pages only come a little later.
  await importPart(() => import('./prefetch-links.ts'))
    .then(({ prefetchLinks }) => prefetchLinks(site))
    .catch(() => {});
}

/** The longest that a page waits for its later parts: a script that the head has named is there by then, or far off. */
const partsWaitMs = 50;

/** Waits for parts of the page, but not for those that do not come at once: their HTML stays until they come. */
async function inTime(parts: readonly Promise<unknown>[]): Promise<void> {
  if (parts.length === 0) return;
  const coming = Promise.all(parts).catch(() => {});
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, partsWaitMs))]);
}
