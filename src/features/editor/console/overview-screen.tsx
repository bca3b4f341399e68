import { useEffect } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { CheckIcon, ExternalIcon } from '#console/ui/icon.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { localize } from '#kernel/localized-text.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import type { readPart } from '../contract.ts';
import type { readChecks } from '../contract/checks.ts';
import { type Check, checklist } from '../rules/checklist.ts';
import { changeTexts } from './changes/change-texts.ts';
import { publicationTexts } from './changes/publication-words.ts';
import { checklistTexts } from './checklist/checklist-texts.ts';
import { FaultList } from './checklist/fault-list.tsx';
import { contentTexts } from './content/content-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { formTexts } from './form/form-words.ts';
import { overviewTexts } from './overview/overview-texts.ts';
import { NextPart, WaitingPart } from './overview/waiting-and-next.tsx';
import { partHref } from './part/part-href.ts';
import { TryDraft } from './try-draft.tsx';
import { type Outline, useOutline } from './use-outline.ts';
import { ViewSiteLink } from './view-site-link.tsx';
import './overview.css';

function OverviewScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(editorTexts).overview;
  const { router } = useConsole();
  const { data, failure, again } = useOutline(site);
  const exhibits = data === undefined && failure?.isForbidden === true;
  useEffect(() => {
    // Whoever only exhibits has their booths in place of an overview.
    if (exhibits) router.go(`/console/sites/${site}/booths`, { replace: true });
  }, [exhibits, router, site]);
  if (data !== undefined) return <Overview site={site} outline={data} />;
  return (
    <Page title={words.title}>
      {failure === undefined || exhibits ? (
        <Skeleton rows={4} />
      ) : (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      )}
    </Page>
  );
}

function Overview({ site, outline }: { site: string; outline: Outline }) {
  const { language, overviewParts } = useConsole();
  const texts = useWords(editorTexts);
  const words = texts.overview;
  const { title, startDate, endDate, languages, publishedAt, hasChanges, path } = outline;
  const isLive = publishedAt !== null;
  return (
    <Page
      title={localize(title, language, languages[0] ?? language) || texts.sites.untitled}
      lead={startDate === undefined ? undefined : saidPeriod(startDate, endDate ?? '', language)}
      actions={
        isLive ? (
          <ViewSiteLink site={site} path={path}>
            <ExternalIcon />
            {words.open}
          </ViewSiteLink>
        ) : undefined
      }
    >
      {isLive && hasChanges ? (
        <div className="hc-changes-note">
          <Notice kind="info" title={words.changesTitle}>
            <ButtonLink to={`/console/sites/${site}/publish`}>{words.toPublish}</ButtonLink>
          </Notice>
        </div>
      ) : null}
      {isLive ? (
        <>
          <WaitingPart site={site} />
          {overviewParts.map((Part, at) => (
            <Part key={at} site={site} />
          ))}
          <NextPart site={site} outline={outline} />
        </>
      ) : (
        <>
          <Checklist {...{ site, outline }} />
          <TryDraft {...{ site, outline }} />
        </>
      )}
      <Contents outline={outline} />
    </Page>
  );
}

/** What is left to do before the first publication; it follows from the draft. */
function Checklist({ site, outline }: { site: string; outline: Outline }) {
  const { overview: words } = useWords(editorTexts);
  const own = useWords(checklistTexts);
  const { done } = useWords(kitTexts);
  const { checkOf } = useWords(publicationTexts);
  const { data } = useCall(`settings/${site}`, (api) =>
    api.get<typeof readPart>('sites/{site}/part', { params: { site }, query: { part: 'settings' } }),
  );
  const said = ({ key, isDone, count }: Check): string => {
    if (key === 'basics') return isDone ? words.basicsDone : words.basics;
    if (key === 'tickets') return isDone ? words.ticketsDone(count) : words.tickets;
    if (key === 'languages') return isDone ? own.languages.done : own.languages.open(count);
    return isDone ? own[key].done : own[key].open;
  };
  const more = useCall(`checks/${site}`, (api) =>
    api.get<typeof readChecks>('sites/{site}/checks', { params: { site } }),
  );
  const checks = data === undefined ? [] : checklist(data.value, outline);
  const steps = [
    ...checks.map((check) => ({ ...check, text: said(check) })),
    ...(more.data ?? []).flatMap(({ key, part, count = 0, ...check }) => {
      // A later release of the server may ask for what this page has no words for.
      const checkWords = checkOf(key);
      if (checkWords === undefined) return [];
      return [{ key, ...check, screen: partHref(part), text: checkWords[check.isDone ? 'done' : 'open'](count) }];
    }),
    { key: 'publish', screen: 'publish', isDone: false, isNeeded: true, text: words.publish },
  ];
  const next = steps.findIndex(({ isDone, isNeeded }) => isNeeded && !isDone);
  return (
    <Card title={words.checklist}>
      <FaultList site={site} outline={outline} />
      <ol className="hc-checklist">
        {steps.map(({ key, screen: path, isDone, isNeeded, text }, at) => (
          <li key={key} data-is-done={isDone}>
            <span className="hc-check-mark">
              {isDone ? <CheckIcon /> : at + 1}
              {isDone ? <span className="hc-hidden">{done}</span> : null}
            </span>
            <span className="hc-check-text">
              {text} {isDone || isNeeded ? null : <Badge kind="plain">{own.good}</Badge>}
            </span>
            <ButtonLink to={`/console/sites/${site}/${path}`} look={at === next ? 'main' : 'plain'}>
              {isDone ? words.change : words.begin}
              <span className="hc-hidden">{` ${text}`}</span>
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Contents({ outline }: { outline: Outline }) {
  const { language } = useConsole();
  const texts = useWords(editorTexts);
  const words = texts.overview;
  const moduleNames: Readonly<Record<string, string>> = texts.modules;
  const named = outline.contents.flatMap((content) => {
    const name = localize(content.title, language, outline.languages[0] ?? language) || moduleNames[content.moduleCode];
    return name === undefined ? [] : [{ ...content, name }];
  });
  if (named.length === 0) return null;
  return (
    <Card title={words.content}>
      <ul className="hc-contents">
        {named.map(({ contentId, name, items, isVisible }) => (
          <li key={String(contentId)}>
            <span className="hc-content-name">{name}</span>
            {isVisible ? null : <Badge kind="plain">{words.hidden}</Badge>}
            <span className="hc-muted">{items === 0 ? '' : words.items(items)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const screen: ScreenModule = {
  Screen: OverviewScreen,
  texts: [editorTexts, checklistTexts, formTexts, contentTexts, changeTexts, overviewTexts, publicationTexts],
};
