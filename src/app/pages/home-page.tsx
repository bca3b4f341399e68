import { type EventTools, useEventTools } from '#features/event-tools/web.ts';
import { eventDates, eventPhase, navigationTexts } from '#features/navigation/web.ts';
import type { Overview, SiteInit } from '#features/site/web.ts';
import { status } from '#kernel/status.ts';
import { formatTime, parseInstant } from '#kernel/period.ts';
import { isStatus } from '#web/api/call-error.ts';
import { needed } from '#web/parts/needed.ts';
import { useEventZone } from '#web/site/event-zone.tsx';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { pictureSource } from '#web/site/site-picture.tsx';
import type { HomeAction, WidgetModule } from '#web/site/page-module.ts';
import { organiserHref, OrganiserLink } from '#web/site/site-link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { CoverProps } from '#web/ui/frame/cover.tsx';
import { HomeFrame } from '#web/ui/frame/home-frame.tsx';
import { isOnHomes, loadScreen } from '../screens.ts';
import type { HomeWidget } from '../widgets/home-widget.ts';
import { WidgetPlace } from '../widgets/widget-place.tsx';

export const texts = [navigationTexts];

/** Date and place stand beside it, or the name. */
const coverSizes = '(min-width: 75rem) 46rem, (min-width: 60rem) 56vw, 93vw';
const smallCoverSizes = '(min-width: 75rem) 34rem, (min-width: 60rem) 46vw, 93vw';

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
        const screen = screensOf(module.moduleCode).widget!;
        const { load: loadWidget, sale } = await loadScreen<WidgetModule>(screen, context.language);
        const data = loadWidget ? await loadWidget(context, module).catch(unlessForbidden) : null;
        if (data === undefined) return undefined;
        const action = sale?.(data, module, context);
        return { contentId: module.contentId, screen, data, ...(action && { sale: action }) };
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
  const widgets = data.map((widget) => {
    const module = init.modules.find(({ contentId }) => contentId === widget.contentId);
    return module && <WidgetPlace key={module.contentId} widget={widget} module={module} />;
  });
  const cover = useCover(data.find(({ sale }) => sale)?.sale);
  if (init.siteType !== 'evesta') return <HomeFrame cover={cover}>{widgets}</HomeFrame>;
  if (cover?.action) {
    // It comes to rest above the organiser's footer.
    const end = data.findIndex(({ screen }) => screen.endsWith('footer-widget'));
    widgets.splice(
      end < 0 ? data.length : end,
      0,
      <div key="bar" className="hb-action-bar hb-blocks-bar">
        <p>
          {cover.when?.text}
          <span>{cover.actionNote}</span>
        </p>
        {cover.action}
      </div>,
    );
  }
  return <div className="hb-blocks">{widgets}</div>;
}

function useCover(sale: HomeAction | undefined): CoverProps | undefined {
  const context = usePageContext<SiteInit>();
  const { init, hostSite, now } = context;
  const say = useTexts(navigationTexts);
  const overview = (init.event ?? init.portal)?.overview;
  const tools = useEventTools(overview, eventPhase(overview, now) === 'after');
  const zone = useEventZone();
  if (!overview?.name) return undefined;
  const dates = eventDates(overview, say, context);
  const own = overview.primaryAction;
  const place = placeOf(overview, say, tools);
  const doors = parseInstant(overview.doorsOpen ?? '');
  return {
    title: overview.name,
    lead: overview.catchphrase || undefined,
    picture: overview.cover
      ? pictureSource(hostSite, overview.cover, { sizes: (dates ?? place) ? coverSizes : smallCoverSizes })
      : undefined,
    date: dates?.leaf,
    when: dates && {
      label: say.when,
      text: tools.linked('calendar', dates.text),
      note: [doors === undefined ? '' : say.doorsOpen(formatTime(doors)), zone].filter(Boolean).join(' · '),
    },
    place,
    tools: init.event && tools.row,
    organiser: overview.organizerName ? say.organiser(overview.organizerName) : undefined,
    action: own || sale ? <Actions own={own} sale={sale} /> : undefined,
    actionNote: overview.fee || undefined,
    status: <CoverStatus overview={overview} now={now} isInviting={init.isInvitingEvent} />,
  };
}

/** What sells comes first, in the organiser's words where their own action leads there. */
function Actions({ own, sale }: { own: Overview['primaryAction']; sale: HomeAction | undefined }) {
  const context = usePageContext();
  const look = 'hb-button hb-button-large hb-button-wide hb-button-';
  const isOne = own !== null && organiserHref(context, own.link).split('?')[0] === sale?.href.split('?')[0];
  const offer = isOne ? undefined : sale;
  return (
    <>
      {offer ? (
        <a className={`${look}primary`} href={offer.href}>
          {offer.label}
        </a>
      ) : null}
      {own ? (
        <OrganiserLink className={look + (offer ? 'secondary' : 'primary')} link={own.link}>
          {own.label}
        </OrganiserLink>
      ) : null}
    </>
  );
}

function placeOf(
  overview: Overview,
  say: { where: string; online: string; onlineToo: string },
  tools: EventTools,
): CoverProps['place'] {
  if (!overview.placeName) return overview.isOnline ? { label: say.where, text: say.online } : undefined;
  const note = [overview.placeAddress, overview.isOnline ? say.onlineToo : ''].filter(Boolean).join(' · ');
  return { label: say.where, text: tools.linked('map', overview.placeName), note: note || undefined };
}

function CoverStatus({ overview, now, isInviting }: { overview: Overview; now: number; isInviting: boolean }) {
  const say = useTexts(navigationTexts);
  const state = eventPhase(overview, now);
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
