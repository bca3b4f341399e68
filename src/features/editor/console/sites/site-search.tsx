import { type ReactNode, useEffect, useState } from 'react';
import { type UsedCall, useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SearchField } from '#console/forms/search-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { ChevronIcon } from '#console/ui/icon.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { useSaidTimes } from '#console/said-times.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { firstLetters } from '#kernel/letters.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listSites } from '../../contract.ts';
import { editorTexts } from '../editor-texts.ts';
import './sites.css';

type Page = AnswerOf<typeof listSites>;
type Site = Page['sites'][number];

const typingMs = 200;
const searchMax = 200;

interface SiteSearchProps {
  /** Sites of this kind alone. */
  kind?: Site['kind'];
  /** By the dates of the events, those that are over under a heading of their own. */
  isByDate?: boolean;
  hrefOf: (site: Site) => string;
  /** What stands there when nothing was searched for and there is none. */
  nothing: { title: string; text: string; button?: ReactNode };
}

/** The first page of sites without a search, which the list reads too. */
export function useFirstSites(): UsedCall<Page> {
  return useSites('', undefined, true);
}

function useSites(search: string, kind: Site['kind'] | undefined, isByDate: boolean): UsedCall<Page> {
  return useCall(`sites/${isByDate ? 'date' : ''}/${kind ?? ''}/${search}`, (api) =>
    api.get<typeof listSites>('sites', { query: queryOf(search, kind, isByDate) }),
  );
}

const queryOf = (search: string, kind: Site['kind'] | undefined, isByDate: boolean) => ({
  ...(isByDate && { order: 'date' as const }),
  ...(search !== '' && { search }),
  ...(kind !== undefined && { kind }),
});

/** The sites of an organiser, found by a part of their name, a page at a time. */
export function SiteSearch({ kind, isByDate = false, hrefOf, nothing }: SiteSearchProps) {
  const { api, failureOf, toast } = useConsole();
  const { sites: words } = useWords(editorTexts);
  const [typed, setTyped] = useState('');
  const search = useSettled(firstLetters(typed.trim(), searchMax));
  const { data, failure, again } = useSites(search, kind, isByDate);
  const [more, setMore] = useState<{ search: string; sites: Site[]; next: string | null }>();
  const next = more?.search === search ? more.next : data?.next;
  const sites = [...(data?.sites ?? []), ...(more?.search === search ? more.sites : [])];
  const isNothing = data !== undefined && sites.length === 0;

  const readMore = async (after: string): Promise<void> => {
    try {
      const page = await api.get<typeof listSites>('sites', { query: { ...queryOf(search, kind, isByDate), after } });
      const before = more?.search === search ? more.sites : [];
      setMore({ search, sites: [...before, ...page.sites], next: page.next });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <>
      {isNothing && search === '' ? null : (
        <div className="hc-list-search">
          <SearchField label={words.search} value={typed} maxLetters={searchMax} onChange={setTyped} />
        </div>
      )}
      {failure !== undefined && data === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : isNothing && search !== '' ? (
        <EmptyState title={words.noMatch(search)} text={words.noMatchText} />
      ) : isNothing ? (
        <EmptyState title={nothing.title} text={nothing.text}>
          {nothing.button}
        </EmptyState>
      ) : (
        <>
          <SiteRows sites={sites.filter(({ isOver }) => !isByDate || !isOver)} hrefOf={hrefOf} />
          {isByDate && sites.some(({ isOver }) => isOver) ? (
            <section aria-labelledby="sites-over" className="hc-sites-over">
              <h2 id="sites-over" className="hc-card-title">
                {words.over}
              </h2>
              <SiteRows sites={sites.filter(({ isOver }) => isOver)} hrefOf={hrefOf} />
            </section>
          ) : null}
        </>
      )}
      {typeof next === 'string' ? (
        <div className="hc-more">
          <Button onClick={() => void readMore(next)}>{words.more}</Button>
        </div>
      ) : null}
    </>
  );
}

function SiteRows({ sites, hrefOf }: { sites: readonly Site[]; hrefOf: (site: Site) => string }) {
  if (sites.length === 0) return null;
  return (
    <ul className="hc-rows">
      {sites.map((site) => (
        <li key={site.site}>
          <SiteRow {...site} to={hrefOf(site)} />
        </li>
      ))}
    </ul>
  );
}

function SiteRow({ to, kind, title, startDate, endDate, isPublished, isWithdrawn, hasChanges }: Site & { to: string }) {
  const { language } = useConsole();
  const times = useSaidTimes();
  const { sites: words } = useWords(editorTexts);
  const { live, draft, closed, unpublished } = useWords(kitTexts);
  const isLive = isPublished && !isWithdrawn;
  const note = kind === 'portal' ? words.portal : times.period(startDate ?? '', endDate ?? '');
  return (
    <Link to={to} className="hc-row">
      <span className="hc-row-text">
        <span className="hc-row-title">{localize(title, language, defaultLanguage) || words.untitled}</span>
        <span className="hc-muted">{note}</span>
        {hasChanges ? <span className="hc-site-changes">{unpublished}</span> : null}
      </span>
      <Badge kind={isLive ? 'success' : 'plain'}>{isLive ? live : isWithdrawn ? closed : draft}</Badge>
      <ChevronIcon />
    </Link>
  );
}

/** What was typed, when no key was pressed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), typingMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return settled;
}
