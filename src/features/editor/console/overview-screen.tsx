import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { ExternalIcon } from '#console/ui/icon.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { LaterPart } from '#console/ui/later-part.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { localize } from '#kernel/localized-text.ts';
import { changeTexts } from './changes/change-texts.ts';
import { publicationTexts } from './changes/publication-words.ts';
import { Checklist, LeftChecks } from './checklist/check-list.tsx';
import { checklistTexts } from './checklist/checklist-texts.ts';
import { contentTexts } from './content/content-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { formTexts } from './form/form-words.ts';
import { overviewTexts } from './overview/overview-texts.ts';
import { FactorNote } from './overview/factor-note.tsx';
import { LacksOfServer } from './overview/lacks-of-server.tsx';
import { NextPart, WaitingPart } from './overview/waiting-and-next.tsx';
import { TryDraft } from './try-draft.tsx';
import { toldContents } from './told-contents.ts';
import { type Outline, useOutline } from './use-outline.ts';
import { ViewSiteLink } from './view-site-link.tsx';
import './overview.css';

function OverviewScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(editorTexts).overview;
  const { data, failure, again } = useOutline(site);
  if (data !== undefined) return <Overview site={site} outline={data} />;
  return (
    <Page title={words.title}>
      {/* The frame leads on whoever begins elsewhere. */}
      {failure === undefined || failure.isForbidden ? (
        <Skeleton rows={4} />
      ) : (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      )}
    </Page>
  );
}

function Overview({ site, outline }: { site: string; outline: Outline }) {
  const { language, overviewParts } = useConsole();
  const times = useSaidTimes();
  const texts = useWords(editorTexts);
  const words = texts.overview;
  const { title, startDate, endDate, languages, publishedAt, hasChanges, path } = outline;
  const isLive = publishedAt !== null;
  return (
    <Page
      title={localize(title, language, languages[0] ?? language) || texts.sites.untitled}
      lead={startDate === undefined ? undefined : times.period(startDate, endDate ?? '')}
      actions={
        isLive ? (
          <ViewSiteLink site={site} path={path}>
            <ExternalIcon />
            {words.open}
          </ViewSiteLink>
        ) : undefined
      }
    >
      <LacksOfServer lacks={outline.lacks} />
      {/* Before the first publication it stands in the checklist. */}
      {isLive && outline.needsFactor && outline.rights.includes('edit') ? <FactorNote /> : null}
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
          {overviewParts.map((load, at) => (
            <LaterPart key={at} site={site} load={load} />
          ))}
          {outline.rights.includes('edit') ? <LeftChecks key={site} site={site} outline={outline} /> : null}
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

function Contents({ outline }: { outline: Outline }) {
  const { language } = useConsole();
  const { overview: words } = useWords(editorTexts);
  const named = toldContents(outline, language, useWords(formTexts));
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
