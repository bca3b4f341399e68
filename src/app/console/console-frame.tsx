import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ConsoleFeature, FrameSite, NavGroup, NavRow } from '#console/console-feature.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Link } from '#console/navigation/link.tsx';
import { fillPath } from '#console/navigation/match-screen.ts';
import { RightsContext } from '#console/rights.ts';
import { GridIcon, MoreIcon, UserIcon } from '#console/ui/icon.tsx';
import { Menu } from '#console/ui/menu.tsx';
import { accountRows, askedOf, consoleFeatures, groupedRows, navRows } from './console-features.ts';
import { NoRight } from './frame-pages.tsx';
import { LanguageMenu } from './language-menu.tsx';

interface FrameProps {
  pathname: string;
  site: string | undefined;
  onSignOut: () => void;
  children: ReactNode;
}

const noSite = (): undefined => undefined;
/** The hook of the feature that knows sites; it is the same one for as long as the console stands. */
const useSite: NonNullable<ConsoleFeature['useSite']> =
  consoleFeatures.find((feature) => feature.useSite !== undefined)?.useSite ?? noSite;

/** Around every page of somebody who is signed in: a rail on desks, a bar above and one below on phones. */
export function ConsoleFrame(props: FrameProps) {
  return props.site === undefined ? <Frame {...props} /> : <SiteFrame {...props} site={props.site} />;
}

function SiteFrame(props: FrameProps & { site: string }) {
  const { router, startOf } = useConsole();
  const { site, pathname } = props;
  const about = useSite(site);
  const start = about === undefined ? undefined : startOf(site, about.rights);
  const isAtRoot = pathname === fillPath('/console/sites/{site}', { site });
  useEffect(() => {
    // The address of a site is its overview, which not every role may read.
    if (isAtRoot && start !== undefined && start !== pathname) router.go(start, { replace: true });
  }, [router, start, isAtRoot, pathname]);
  const rights = about?.rights;
  const known = useMemo(() => rights && { site, rights, askedOf }, [site, rights]);
  const asked = askedOf(pathname);
  const isRefused = asked !== undefined && rights?.includes(asked.right) === false;
  return (
    <RightsContext value={known}>
      <Frame {...props} about={about}>
        {/* The address of a site leads on to where somebody begins. */}
        {isRefused && !isAtRoot ? <NoRight key={pathname} right={asked.right} /> : props.children}
      </Frame>
    </RightsContext>
  );
}

function Frame({ pathname, site, about, onSignOut, children }: FrameProps & { about?: FrameSite | undefined }) {
  const { operator, language } = useConsole();
  const words = useWords(kitTexts);
  return (
    <div className="hc-frame" data-has-nav={site === undefined ? undefined : ''}>
      <a className="hc-skip hc-hidden" href="#main">
        {words.skip}
      </a>
      <header className="hc-bar">
        <Link to="/console/" className="hc-brand">
          <BrandMark />
          <span className="hc-brand-name">
            <span aria-hidden="true">{words.brand}</span>
            <span className="hc-hidden">{words.console}</span>
          </span>
        </Link>
        <div className="hc-rail-sites">
          <Link to="/console/" className="hc-nav-row" aria-current={pathname === '/console/' ? 'page' : undefined}>
            <GridIcon />
            {words.mySites}
          </Link>
        </div>
        {site === undefined ? null : (
          <>
            <div className="hc-site-head">
              <span className="hc-site-name">{about?.title ?? '\u00a0'}</span>
              <span className="hc-site-state" data-is-live={about?.state === 'live'}>
                {about === undefined ? null : words[about.state]}
              </span>
              {about?.hasChanges === true && !rowsOf(about, true).some(isPublishing) ? (
                <span className="hc-site-changes">{words.unpublished}</span>
              ) : null}
            </div>
            <HeadPresses {...{ pathname, site, about }} />
            <SiteNav {...{ pathname, site, about }} />
          </>
        )}
        <div className="hc-tools">
          <LanguageMenu />
          <Menu
            label={words.account}
            face={
              <>
                <UserIcon />
                <span className="hc-menu-face-text">{operator?.name}</span>
              </>
            }
          >
            <p className="hc-menu-note">{operator?.mail}</p>
            {accountRows.map(({ path, label }) => (
              <Link key={path} to={path} className="hc-menu-row">
                {label(language)}
              </Link>
            ))}
            <button type="button" className="hc-menu-row" onClick={onSignOut}>
              {words.signOut}
            </button>
          </Menu>
        </div>
      </header>
      <main id="main" className="hc-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

interface OfSite {
  pathname: string;
  site: string;
  about: FrameSite | undefined;
}

/** The rows that somebody sees at a site: those beside its name, or those of the list. */
function rowsOf(about: FrameSite | undefined, isHead: boolean): NavRow[] {
  return navRows.filter(
    ({ right, needs, group }) =>
      about?.rights.includes(right) === true &&
      (needs === undefined || about.modules.includes(needs)) &&
      (group === 'head') === isHead,
  );
}

const isPublishing = ({ right }: NavRow): boolean => right === 'publish';

/** What has to be at hand on every page: the way to publish, which says whether something waits for it. */
function HeadPresses({ pathname, site, about }: OfSite) {
  const { language } = useConsole();
  const words = useWords(kitTexts);
  return rowsOf(about, true).map((row) => {
    const { path, icon: RowIcon, label } = row;
    const to = fillPath(path, { site });
    const waits = isPublishing(row) && (about?.hasChanges === true || about?.state === 'draft');
    return (
      <Link
        key={path}
        to={to}
        className="hc-head-press"
        data-waits={waits || undefined}
        aria-current={pathname === to ? 'page' : undefined}
      >
        <RowIcon />
        <span>
          {label(language)}
          {about?.hasChanges === true ? <span className="hc-head-note">{words.unpublished}</span> : null}
        </span>
      </Link>
    );
  });
}

function SiteNav({ pathname, site, about }: OfSite) {
  const { language } = useConsole();
  const words = useWords(kitTexts);
  const nav = useRef<HTMLElement>(null);
  const rows = rowsOf(about, false);
  const { bar, more } = splitForPhone(rows);
  const current = currentRow(rows, pathname, site);
  // The list is longer than a low window.
  useEffect(() => {
    nav.current?.querySelector('li > [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.path]);
  const headingOf = (group: NavGroup): string | undefined =>
    group === 'start' || group === 'head' ? undefined : words.navGroups[group];
  const rowOf = (row: NavRow, className: string) => {
    const { path, icon: RowIcon, label, Count } = row;
    const to = fillPath(path, { site });
    return (
      <Link
        to={to}
        className={className}
        aria-current={row === current ? (pathname === to ? 'page' : true) : undefined}
      >
        <RowIcon />
        {label(language)}
        {Count === undefined ? null : <Count site={site} />}
      </Link>
    );
  };
  return (
    <nav ref={nav} className="hc-nav" aria-label={words.navigation}>
      <ul>
        {groupedRows(rows).map(({ group, rows: ofGroup }) => (
          <Fragment key={group}>
            {headingOf(group) === undefined ? null : (
              <li className="hc-nav-group" data-in-more="">
                {headingOf(group)}
              </li>
            )}
            {ofGroup.map((row) => (
              <li key={row.path} data-in-more={bar.includes(row) ? undefined : ''}>
                {rowOf(row, 'hc-nav-row')}
              </li>
            ))}
          </Fragment>
        ))}
        {more.length === 0 ? null : (
          <li className="hc-nav-more">
            <Menu
              label={words.navigation}
              isCurrent={current !== undefined && more.includes(current)}
              face={
                <>
                  <MoreIcon />
                  {words.more}
                </>
              }
            >
              {groupedRows(more).map(({ group, rows: ofGroup }) => (
                <Fragment key={group}>
                  {headingOf(group) === undefined ? null : <p className="hc-nav-group">{headingOf(group)}</p>}
                  {ofGroup.map((row) => (
                    <div key={row.path}>{rowOf(row, 'hc-menu-row')}</div>
                  ))}
                </Fragment>
              ))}
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The row of the page, or of the list that the page is one of; the overview is of no other page. */
function currentRow(rows: readonly NavRow[], pathname: string, site: string): NavRow | undefined {
  const root = fillPath('/console/sites/{site}', { site });
  return rows
    .toSorted((one, other) => other.path.length - one.path.length)
    .find(({ path }) => {
      const to = fillPath(path, { site });
      return pathname === to || (to !== root && pathname.startsWith(`${to}/`));
    });
}

const barMost = 5;

/** What the bar of a phone has room for: the first rows; the rest stands behind "more". */
function splitForPhone(rows: readonly NavRow[]): { bar: readonly NavRow[]; more: readonly NavRow[] } {
  if (rows.length <= barMost) return { bar: rows, more: [] };
  return { bar: rows.slice(0, barMost - 1), more: rows.slice(barMost - 1) };
}

/** Before the sign-in: the page alone. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const words = useWords(kitTexts);
  return (
    <div className="hc-open">
      <header className="hc-open-bar">
        <span className="hc-brand">
          <BrandMark />
          <span>{words.brand}</span>
        </span>
        <LanguageMenu />
      </header>
      <main id="main" className="hc-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** A square with people on it. */
function BrandMark() {
  return (
    <svg className="hc-brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" fill="var(--hc-brand)" />
      <path fill="#fff" d="M6 17.5a6 6 0 0 1 12 0zM12 10.4a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2" />
    </svg>
  );
}
