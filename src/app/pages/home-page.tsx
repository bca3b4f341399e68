import type { ReactNode } from 'react';
import { eventDates, navigationTexts } from '#features/navigation/web.ts';
import type { Overview, SiteInit } from '#features/site/web.ts';
import { status } from '#kernel/status.ts';
import { formatTime, parseInstant, periodState } from '#kernel/period.ts';
import { isStatus } from '#web/api/call-error.ts';
import { needed } from '#web/parts/needed.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry, WidgetModule } from '#web/site/page-module.ts';
import { OrganiserLink } from '#web/site/site-link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { CoverProps } from '#web/ui/frame/cover.tsx';
import { HomeFrame } from '#web/ui/frame/home-frame.tsx';
import { isOnHomes, loadScreen, screenNow } from '../screens.ts';
import { pictureSource } from './picture-source.ts';

export const texts = [navigationTexts];

interface HomeWidget {
  contentId: number;
  screen: string;
  data: unknown;
}

/** The widgets of the site's modules in their order, each with its data; one without anything to show is left out. */
export async function load(context: PageContext<SiteInit>): Promise<HomeWidget[]> {
  // The first page brings its widgets' names along.
  const { screensOf } = await needed(() => import('../modules.ts'));
  const widgets = await Promise.all(
    context.init.modules
      // A content closed to this visitor has no data to ask for.
      .filter(({ onHome, closedBy }) => onHome && closedBy === undefined)
      .filter((module) => isOnHomes(screensOf(module.moduleCode).widget ?? ''))
      .map(async (module) => {
        const screen = screensOf(module.moduleCode).widget as string;
        const { load: loadWidget } = await loadScreen<WidgetModule>(screen, context.language);
        const data = loadWidget ? await loadWidget(context, module).catch(unlessForbidden) : null;
        return data === undefined ? undefined : { contentId: module.contentId, screen, data };
      }),
  );
  return widgets.filter((widget) => widget !== undefined);
}

/** A content for console users is left out for everybody else. */
function unlessForbidden(error: unknown): undefined {
  if (!isStatus(error, status.forbidden)) throw error;
}

export function Page({ data }: { data: HomeWidget[] }) {
  const { init } = usePageContext<SiteInit>();
  const widgets = data.map(({ contentId, screen, data: widgetData }) => {
    const module = init.modules.find((entry) => entry.contentId === contentId) as ModuleEntry | undefined;
    const Widget = screenNow<WidgetModule>(screen)?.Widget;
    return module && Widget ? <Widget key={contentId} module={module} data={widgetData} /> : null;
  });
  if (init.siteType === 'evesta') return <div className="hb-blocks">{widgets}</div>;
  return <HomeWithCover>{widgets}</HomeWithCover>;
}

function HomeWithCover({ children }: { children: ReactNode }) {
  return <HomeFrame cover={useCover()}>{children}</HomeFrame>;
}

function useCover(): CoverProps | undefined {
  const { init, hostSite, now } = usePageContext<SiteInit>();
  const say = useTexts(navigationTexts);
  const overview = (init.event ?? init.portal)?.overview;
  if (!overview?.name) return undefined;
  const dates = eventDates(overview, say);
  const doors = parseInstant(overview.doorsOpen ?? '');
  return {
    title: overview.name,
    lead: overview.catchphrase || undefined,
    picture: overview.cover ? pictureSource(hostSite, overview.cover, '(min-width: 1120px) 1120px, 100vw') : undefined,
    date: dates?.leaf,
    when: dates && {
      label: say.when,
      text: dates.text,
      note: doors === undefined ? undefined : say.doorsOpen(formatTime(doors)),
    },
    place: placeOf(overview, say),
    organiser: overview.organizerName ? say.organiser(overview.organizerName) : undefined,
    action: overview.primaryAction ? (
      <OrganiserLink
        className="hb-button hb-button-primary hb-button-large hb-button-wide"
        link={overview.primaryAction.link}
      >
        {overview.primaryAction.label}
      </OrganiserLink>
    ) : undefined,
    actionNote: overview.fee || undefined,
    status: <CoverStatus overview={overview} now={now} isInviting={init.isInvitingEvent} />,
  };
}

function placeOf(overview: Overview, say: { where: string; online: string; onlineToo: string }): CoverProps['place'] {
  if (!overview.placeName) return overview.isOnline ? { label: say.where, text: say.online } : undefined;
  const note = [overview.placeAddress, overview.isOnline ? say.onlineToo : ''].filter(Boolean).join(' · ');
  return { label: say.where, text: overview.placeName, note: note || undefined };
}

function CoverStatus({ overview, now, isInviting }: { overview: Overview; now: number; isInviting: boolean }) {
  const say = useTexts(navigationTexts);
  const period = { start: overview.startDate ?? undefined, end: overview.endDate ?? overview.startDate ?? undefined };
  const state = overview.startDate === null ? 'before' : periodState(period, now);
  return (
    <>
      {state === 'within' ? <Chip kind="accent">{say.running}</Chip> : null}
      {state === 'after' ? <Chip>{say.ended}</Chip> : null}
      {isInviting ? <Chip>{say.invitationOnly}</Chip> : null}
      {overview.tags.map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
    </>
  );
}
