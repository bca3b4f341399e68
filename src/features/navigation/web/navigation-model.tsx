import type { SiteInit } from '#features/site/web.ts';
import { assetHref, type PageContext, pageHref, siteHref } from '#web/site/page-context.ts';
import { organiserHref } from '#web/site/site-link.tsx';
import {
  CalendarIcon,
  ChatIcon,
  HomeIcon,
  InfoIcon,
  MenuIcon,
  PinIcon,
  SearchIcon,
  StarIcon,
  ScanIcon,
  TicketIcon,
  UserIcon,
} from '#web/ui/icons.tsx';
import type { FrameLink } from '#web/ui/frame/frame-link.ts';
import type { HeaderAccount, HeaderTickets } from '#web/ui/frame/site-header.tsx';
import type { MenuGroup } from '#web/ui/frame/menu-list.tsx';
import type { TabIcon } from '../documents.ts';
import type { NavigationTexts } from '../texts/jpn.ts';

const icons: Record<TabIcon, () => React.ReactNode> = {
  home: () => <HomeIcon />,
  calendar: () => <CalendarIcon />,
  ticket: () => <TicketIcon />,
  info: () => <InfoIcon />,
  map: () => <PinIcon />,
  people: () => <UserIcon />,
  chat: () => <ChatIcon />,
  star: () => <StarIcon />,
  search: () => <SearchIcon />,
  menu: () => <MenuIcon />,
};

type Context = PageContext<SiteInit>;

function contentOf<T>(init: SiteInit, moduleCode: string): T | undefined {
  const module = init.modules.find((entry) => entry.moduleCode === moduleCode);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server has read the content by the code's schema.
  return module && Object.keys(module.content).length > 0 ? (module.content as T) : undefined;
}

/** The organiser's tabs: the header row on a desktop, the bottom bar on a phone. */
export function tabLinks(context: Context, current: string): FrameLink[] {
  const content = contentOf<{ tabs: { label: string; icon: TabIcon; link: string }[] }>(context.init, 'tab');
  const top = siteHref(context, '/').split('?')[0];
  return (content?.tabs ?? []).map(({ label, icon, link }) => {
    const href = organiserHref(context, link);
    const path = ownPath(href.split(/[?#]/)[0] ?? '');
    const here = ownPath(current);
    const isHere = path === top ? current === top : here === path || here.startsWith(`${path}/`);
    return { href, label, icon: icons[icon]?.(), current: isHere };
  });
}

/** The page that registers in a chat leads members who are registered to the chat, so both are one place. */
function ownPath(path: string): string {
  return path.replace('/live_chat/contact/', '/live_chat/');
}

/** The organiser's menu, and the way back to the portal of an event. */
export function menuGroups(context: Context, texts: NavigationTexts): MenuGroup[] {
  const content = contentOf<{ groups: { label?: string; links: { label: string; link: string }[] }[] }>(
    context.init,
    'menu',
  );
  const groups: MenuGroup[] = (content?.groups ?? []).map(({ label, links }) => ({
    title: label,
    links: links.map((entry) => ({ label: entry.label, href: organiserHref(context, entry.link) })),
  }));
  const portal = portalLink(context, texts);
  return portal ? [...groups, { links: [portal] }] : groups;
}

/** An event that uses its portal links back to the portal's top (SITE-036). */
export function portalLink(context: Context, texts: NavigationTexts): FrameLink | undefined {
  const { event } = context.init;
  if (!event?.usePortal || !event.portalName || context.hostSite.kind === 'event') return undefined;
  const href = context.hostSite.kind === 'portal' ? '/' : `/web/portal/${event.portalId}`;
  return { href, label: texts.toPortal(event.portalName), icon: <HomeIcon /> };
}

/** The way to the top of the site, by what it is (LAYOUT-014). */
export function topLink(context: Context, texts: NavigationTexts): FrameLink {
  return { href: siteHref(context, '/'), label: context.init.event ? texts.toEventTop : texts.toPortalTop };
}

export interface Account {
  isMember: boolean;
  /** The member's picture, below the site's base; '' without one. */
  avatar: string;
}

/** ログイン where the site offers it and nobody is logged in, else マイページ (LAYOUT-023). */
export function accountLink(
  context: Context,
  texts: NavigationTexts,
  { isMember, avatar }: Account,
  current: string,
): HeaderAccount | undefined {
  if (!isMember && !context.init.login.isEnabled) return undefined;
  const href = pageHref(context, isMember ? 'mypage' : 'login');
  const [label, reserve] = isMember ? [texts.mypage, texts.login] : [texts.login, texts.mypage];
  const path = href.split('?')[0]!;
  const picture = avatar.replace(/\.webp$/, '-480.webp');
  return {
    href,
    label,
    reserve,
    current: current === path || current.startsWith(`${path}/`),
    icon:
      picture === '' ? (
        <UserIcon />
      ) : (
        <img src={assetHref(context.hostSite, picture)} alt="" width={28} height={28} decoding="async" />
      ),
  };
}

interface TicketReader {
  isMember: boolean;
  isStaff: boolean | undefined;
}

/**
 * マイチケット beside マイページ, for members alone, where the site shows them: at a portal those of all its events. Staff
 * of an event have its reception there.
 */
export function ticketsLink(
  context: Context,
  texts: NavigationTexts,
  { isMember, isStaff }: TicketReader,
  current: string,
): HeaderTickets | undefined {
  if (!context.init.mypage.isShowMyTicket) return undefined;
  const isReception = isStaff === true && context.site.eventId !== undefined;
  const href = pageHref(context, 'myTicket');
  return {
    href: isReception ? `${href + (href.includes('?') ? '&' : '?')}reception=1` : isMember ? href : undefined,
    label: isReception ? texts.reception : texts.myTickets,
    icon: isReception ? <ScanIcon /> : <TicketIcon />,
    isNamed: isReception,
    current: current === href.split('?')[0],
  };
}

/** Terms and privacy policy, as far as the site has them. */
export function footerLinks(context: Context, texts: NavigationTexts): FrameLink[] {
  const { terms } = context.init;
  const links: FrameLink[] = [];
  if (terms.switchTerms) {
    const href = terms.typeTerms === 'Url' ? terms.urlTerms : pageHref(context, 'terms');
    if (href) links.push({ href, label: terms.titleTerms || texts.terms });
  }
  if (terms.switchPrivacy) {
    const href = terms.typePrivacy === 'Url' ? terms.urlPrivacy : pageHref(context, 'privacyPolicy');
    if (href) links.push({ href, label: terms.titlePrivacy || texts.privacy });
  }
  return links;
}

/** The organiser, unless the home is made of blocks and its block `footer` names them. */
export function footerOrganiser({ init }: Context, texts: NavigationTexts, isHome: boolean): string | undefined {
  const name = (init.event ?? init.portal)?.overview.organizerName;
  const block = isHome ? init.modules.find((one) => one.moduleCode === 'footer' && one.visible) : undefined;
  return name && !JSON.stringify(block?.content ?? '').includes(name) ? texts.organiser(name) : undefined;
}

/** The logo in the copy that is large enough for its place: 32 px high and at most 176 px wide, thrice as many on a phone. */
export function siteLogo(context: Context): { src: string; width: number; height: number } | undefined {
  const icon = context.init.webSetting.siteIcon;
  if (!icon) return undefined;
  const { width, height } = icon;
  const copy = width <= height ? 96 : 480;
  const src = assetHref(context.hostSite, icon.path);
  return { src: width > copy ? pictureCopy(src, copy) : src, width, height };
}

/** The narrower copy that the server makes of a stored picture; another address stays as it is. */
function pictureCopy(src: string, width: number): string {
  return src.replace(/(\/[0-9a-f]{64})\.webp$/, `$1-${width}.webp`);
}
