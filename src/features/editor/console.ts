import type { ConsoleFeature, LaterModule } from '#console/console-feature.ts';
import {
  DoorIcon,
  HomeIcon,
  LayersIcon,
  LayoutIcon,
  PaletteIcon,
  PublishIcon,
  SettingsIcon,
  StoreIcon,
  TicketIcon,
} from '#console/ui/icon.tsx';
import { needed } from '#web/parts/needed.ts';
import type { BoothChangesProps } from './console/changes/booth-changes.tsx';
import { boothTexts } from './console/booth/booth-texts.ts';
import type { MakeBoothsProps } from './console/booth/make/make-booths.tsx';
import { editorTexts } from './console/editor-texts.ts';
import { useFrameSite } from './console/use-outline.ts';

/** Calls that the screens of other features make too. */
export type { listOwnBooths, publishBooth } from './contract/booth.ts';

/** What differs in a booth from what visitors see, in words, on the screens of other features. */
export const boothChanges = (): Promise<{ part: LaterModule<BoothChangesProps> }> =>
  needed(() => import('./console/changes/booth-changes.tsx'));

/** Makes booths that a list names, on the screens of other features. */
export const makeBooths = (): Promise<{ part: LaterModule<MakeBoothsProps> }> =>
  needed(() => import('./console/booth/make/make-booths.tsx'));

const site = '/console/sites/{site}';

export const editorConsole: ConsoleFeature = {
  screens: [
    { path: '/console/', load: () => needed(() => import('./console/my-sites-screen.tsx')) },
    { path: '/console/new', load: () => needed(() => import('./console/templates-screen.tsx')) },
    { path: '/console/new/copy', load: () => needed(() => import('./console/origins/copy-choice-screen.tsx')) },
    { path: '/console/new/file', load: () => needed(() => import('./console/origins/file-screen.tsx')) },
    { path: '/console/new/{template}', load: () => needed(() => import('./console/basics-screen.tsx')) },
    { path: site, load: () => needed(() => import('./console/overview-screen.tsx')) },
    { path: `${site}/files`, right: 'edit', load: () => needed(() => import('./console/files/files-screen.tsx')) },
    { path: `${site}/ending`, right: 'govern', load: () => needed(() => import('./console/ending/ending-screen.tsx')) },
    { path: `${site}/copy`, right: 'edit', load: () => needed(() => import('./console/origins/copy-screen.tsx')) },
    { path: `${site}/tickets`, load: () => needed(() => import('./console/tickets/tickets-screen.tsx')) },
    {
      path: `${site}/tickets/{contentId}/{section}`,
      load: () => needed(() => import('./console/tickets/sections/section-screen.tsx')),
    },
    { path: `${site}/home`, load: () => needed(() => import('./console/home/home-screen.tsx')) },
    { path: `${site}/doors`, load: () => needed(() => import('./console/doors/doors-screen.tsx')) },
    { path: `${site}/doors/terms`, load: () => needed(() => import('./console/doors/terms/terms-screen.tsx')) },
    { path: `${site}/look`, load: () => needed(() => import('./console/look/look-screen.tsx')) },
    { path: `${site}/content`, load: () => needed(() => import('./console/content/content-screen.tsx')) },
    { path: `${site}/content/{contentId}`, load: () => needed(() => import('./console/content/items-screen.tsx')) },
    { path: `${site}/content/{contentId}/grid`, load: () => needed(() => import('./console/grid/grid-screen.tsx')) },
    {
      path: `${site}/content/{contentId}/settings`,
      load: () => needed(() => import('./console/content/module-settings-screen.tsx')),
    },
    {
      path: `${site}/content/{contentId}/{detailId}`,
      load: () => needed(() => import('./console/content/item-screen.tsx')),
    },
    { path: `${site}/settings/all`, load: () => needed(() => import('./console/content/all-settings-screen.tsx')) },
    { path: `${site}/settings`, load: () => needed(() => import('./console/settings-screen.tsx')) },
    { path: `${site}/publish`, load: () => needed(() => import('./console/publish-screen.tsx')) },
    { path: `${site}/booths`, load: () => needed(() => import('./console/booth/booths-screen.tsx')) },
    {
      path: `${site}/booths/{contentId}/{detailId}`,
      load: () => needed(() => import('./console/booth/booth-screen.tsx')),
    },
    {
      path: `${site}/versions/{version}`,
      right: 'see',
      load: () => needed(() => import('./console/versions/version-screen.tsx')),
    },
    {
      path: `${site}/versions`,
      right: 'see',
      load: () => needed(() => import('./console/versions/versions-screen.tsx')),
    },
  ],
  nav: [
    {
      path: site,
      group: 'start',
      order: 10,
      icon: HomeIcon,
      label: (language) => editorTexts.of(language).nav.overview,
      right: 'see',
    },
    {
      path: `${site}/tickets`,
      group: 'sales',
      order: 20,
      icon: TicketIcon,
      label: (language) => editorTexts.of(language).nav.tickets,
      right: 'see',
    },
    {
      path: `${site}/home`,
      group: 'content',
      order: 28,
      icon: LayoutIcon,
      label: (language) => editorTexts.of(language).nav.home,
      right: 'see',
    },
    {
      path: `${site}/content`,
      group: 'content',
      order: 30,
      icon: LayersIcon,
      label: (language) => editorTexts.of(language).nav.content,
      right: 'see',
    },
    {
      path: `${site}/booths`,
      group: 'start',
      order: 15,
      icon: StoreIcon,
      label: (language) => boothTexts.of(language).nav,
      right: 'exhibit',
    },
    {
      path: `${site}/look`,
      group: 'content',
      order: 40,
      icon: PaletteIcon,
      label: (language) => editorTexts.of(language).nav.look,
      right: 'see',
    },
    {
      path: `${site}/doors`,
      group: 'content',
      order: 78,
      icon: DoorIcon,
      label: (language) => editorTexts.of(language).nav.doors,
      right: 'see',
    },
    {
      path: `${site}/settings`,
      group: 'content',
      order: 80,
      icon: SettingsIcon,
      label: (language) => editorTexts.of(language).nav.settings,
      right: 'see',
    },
    {
      path: `${site}/publish`,
      group: 'head',
      order: 90,
      icon: PublishIcon,
      label: (language) => editorTexts.of(language).nav.publish,
      right: 'publish',
    },
  ],
  texts: [editorTexts, boothTexts],
  useSite: useFrameSite,
};
