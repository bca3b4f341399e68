import { useEffect, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { ChevronIcon, PlusIcon, SearchIcon } from '#console/ui/icon.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import type { listSites } from '../contract.ts';
import { editorTexts } from './editor-texts.ts';

type Site = AnswerOf<typeof listSites>['sites'][number];

const typingMs = 200;

function MySitesScreen() {
  const { api, failureOf, toast } = useConsole();
  const { sites: words } = useWords(editorTexts);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, failure, again } = useCall(`sites/${search}`, () =>
    api.get<typeof listSites>('sites', { query: search === '' ? {} : { search } }),
  );
  const [more, setMore] = useState<{ search: string; sites: Site[]; next: string | null }>();
  const next = more?.search === search ? more.next : data?.next;
  const sites = [...(data?.sites ?? []), ...(more?.search === search ? more.sites : [])];
  const isNothing = data !== undefined && sites.length === 0;

  const readMore = async (after: string): Promise<void> => {
    try {
      const page = await api.get<typeof listSites>('sites', { query: { after, ...(search !== '' && { search }) } });
      const before = more?.search === search ? more.sites : [];
      setMore({ search, sites: [...before, ...page.sites], next: page.next });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  const make = (
    <ButtonLink to="/console/new" look="main">
      <PlusIcon />
      {words.make}
    </ButtonLink>
  );
  return (
    <Page
      title={words.title}
      width="wide"
      actions={data?.mayMake === true && !(isNothing && search === '') ? make : undefined}
    >
      {isNothing && search === '' ? null : (
        <div className="hc-search hc-list-search">
          <SearchIcon />
          <input
            type="search"
            className="hc-input"
            aria-label={words.search}
            placeholder={words.search}
            value={typed}
            maxLength={200}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      {failure !== undefined && data === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : isNothing && search !== '' ? (
        <EmptyState title={words.noMatch(search)} text={words.noMatchText} />
      ) : isNothing && data.mayMake ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText}>
          {make}
        </EmptyState>
      ) : isNothing ? (
        <EmptyState title={words.noneTitle} text={words.noneText} />
      ) : (
        <ul className="hc-rows">
          {sites.map((site) => (
            <li key={site.site}>
              <SiteRow {...site} />
            </li>
          ))}
        </ul>
      )}
      {typeof next === 'string' ? (
        <div className="hc-more">
          <Button onClick={() => void readMore(next)}>{words.more}</Button>
        </div>
      ) : null}
    </Page>
  );
}

function SiteRow({ site, kind, title, startDate, endDate, isPublished }: Site) {
  const { language } = useConsole();
  const { sites: words } = useWords(editorTexts);
  const { live, draft } = useWords(kitTexts);
  const note = kind === 'portal' ? words.portal : saidPeriod(startDate ?? '', endDate ?? '', language);
  return (
    <Link to={`/console/sites/${site}`} className="hc-row">
      <span className="hc-row-text">
        <span className="hc-row-title">{localize(title, language, defaultLanguage) || words.untitled}</span>
        <span className="hc-muted">{note}</span>
      </span>
      <Badge kind={isPublished ? 'success' : 'plain'}>{isPublished ? live : draft}</Badge>
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

export const screen: ScreenModule = { Screen: MySitesScreen, texts: [editorTexts] };
