import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { PublishedParts } from '#console/ui/published-parts.tsx';
import { Steps } from '#console/ui/steps.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { localize } from '#kernel/localized-text.ts';
import { needed } from '#web/parts/needed.ts';
import type { publishSite } from '../contract.ts';
import type { readChanges } from '../contract/changes.ts';
import { ChangeList, type Changes } from './changes/change-list.tsx';
import { changeTexts } from './changes/change-texts.ts';
import { LeftBehind } from './changes/left-behind.tsx';
import { publicationTexts } from './changes/publication-words.ts';
import { Unfinished } from './changes/unfinished.tsx';
import { Warnings } from './changes/warnings.tsx';
import { checklistTexts } from './checklist/checklist-texts.ts';
import { FaultList } from './checklist/fault-list.tsx';
import { useChecks } from './checklist/use-checks.ts';
import { contentTexts } from './content/content-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { useLater } from './form/use-later.ts';
import { formTexts } from './form/form-words.ts';
import { LaterAddress } from './later-address.tsx';
import { stepNames } from './step-names.ts';
import { TryDraft } from './try-draft.tsx';
import { toldContents } from './told-contents.ts';
import { type Outline, useOutline } from './use-outline.ts';
import { NoteField } from './versions/note-field.tsx';
import { versionTexts } from './versions/version-texts.ts';
import './publish.css';

const loadChecks = () => needed(() => import('./checklist/before-publication.ts'));
const wordsOfChecks = [checklistTexts];

function PublishScreen({ params: { site = '' } }: ScreenProps) {
  const texts = useWords(editorTexts);
  const words = texts.publish;
  const outline = useOutline(site);
  const changes = useCall(`changes/${site}`, (api) =>
    api.get<typeof readChanges>('sites/{site}/changes', { params: { site } }),
  );
  const [isDone, setDone] = useState(false);
  const failure = outline.failure ?? changes.failure;
  if (outline.data !== undefined && isDone) return <Published outline={outline.data} isNew changes={changes.data} />;
  if (outline.data !== undefined && changes.data !== undefined) {
    const isLive = outline.data.publishedAt !== null && !outline.data.hasChanges;
    return isLive ? (
      <Published outline={outline.data} isNew={false} changes={changes.data} />
    ) : (
      <ToPublish site={site} outline={outline.data} changes={changes.data} onDone={() => setDone(true)} />
    );
  }
  const again = (): void => {
    void outline.again();
    void changes.again();
  };
  return (
    <Page title={words.title}>
      {failure === undefined ? <Skeleton rows={4} /> : <ReadFailed failure={failure} onAgain={again} />}
    </Page>
  );
}

function ToPublish({
  site,
  outline,
  changes,
  onDone,
}: {
  site: string;
  outline: Outline;
  changes: Changes;
  onDone: () => void;
}) {
  const { api, failureOf, cache } = useConsole();
  const texts = useWords(editorTexts);
  const words = texts.publish;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [note, setNote] = useState('');
  const mayPublish = outline.rights.includes('publish');
  const later = useLater(loadChecks, wordsOfChecks);
  const checks = useChecks(site);
  const open = (checks ?? []).filter(({ isDone, isNeeded }) => isNeeded && !isDone);
  const [isAsked, setAsked] = useState(false);
  const { enters } = outline;

  const publish = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await api.post<typeof publishSite>('sites/{site}/publish', { params: { site }, body: { note } });
      cache.changed(`outline/${site}`);
      cache.changed(`changes/${site}`);
      cache.changed('sites/');
      onDone();
    } catch (error) {
      setRefused(failureOf(error).message);
      cache.changed(`faults/${site}`);
      setBusy(false);
    }
  };
  return (
    <Page
      title={words.title}
      lead={changes.isFirst ? (enters.needsCode ? words.leadsWithCode : words.leads)[enters.who] : words.lead}
      above={outline.publishedAt === null ? <Steps names={stepNames(texts)} at={3} /> : undefined}
    >
      <div className="hc-form">
        <FaultList site={site} outline={outline} />
        {later === undefined ? null : <later.StrayNotice site={site} outline={outline} />}
        <Unfinished site={site} outline={outline} changes={changes} />
        <Warnings site={site} outline={outline} changes={changes} />
        <LeftBehind site={site} outline={outline} changes={changes} />
        {changes.isFirst ? <WhatBecomesPublic outline={outline} /> : <ChangeList {...{ site, changes, outline }} />}
        {later === undefined ? null : <later.OpenChecks site={site} outline={outline} />}
        {refused === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{refused}</p>
          </Notice>
        )}
        <TryDraft {...{ site, outline }} />
        {mayPublish && !changes.isFirst ? <NoteField value={note} onChange={setNote} /> : null}
        <div className="hc-form-foot">
          {mayPublish ? (
            <Button
              look="main"
              size="large"
              isBusy={isBusy}
              disabled={changes.refusals.length > 0 || later === undefined}
              onClick={() =>
                changes.warnings.length > 0 || later?.isConfirmed(site, open) === false
                  ? setAsked(true)
                  : void publish()
              }
            >
              {changes.isFirst ? words.button : words.buttonAgain}
            </Button>
          ) : (
            <p className="hc-muted">{words.noRight}</p>
          )}
          {outline.publishedAt === null ? null : <ToVersions site={site} />}
          {later !== undefined && outline.publishedAt !== null && outline.rights.includes('edit') ? (
            <later.DiscardChanges {...{ site, outline, changes }} />
          ) : null}
        </div>
        {later !== undefined && isAsked ? (
          <later.ConfirmPublication
            {...{ site, outline, changes, open }}
            button={changes.isFirst ? words.button : words.buttonAgain}
            onPublish={() => {
              later.noteConfirmed(site, open);
              void publish();
            }}
            onClose={() => setAsked(false)}
          />
        ) : null}
        {later !== undefined && mayPublish && changes.refusals.length === 0 ? (
          <later.PlanPublication {...{ outline, changes, open, note }} />
        ) : null}
      </div>
    </Page>
  );
}

function ToVersions({ site }: { site: string }) {
  const { versions } = useWords(versionTexts);
  return <ButtonLink to={`/console/sites/${site}/versions`}>{versions.title}</ButtonLink>;
}

function WhatBecomesPublic({ outline }: { outline: Outline }) {
  const { language } = useConsole();
  const times = useSaidTimes();
  const texts = useWords(editorTexts);
  const words = texts.publish;
  const { title, startDate, endDate, languages, contents, path } = outline;
  const first = languages[0] ?? language;
  const tickets = contents
    .filter(({ moduleCode }) => moduleCode === 'ticket')
    .reduce((sum, { items }) => sum + items, 0);
  const pages = toldContents(outline, language, useWords(formTexts))
    .filter(({ isVisible, moduleCode }) => isVisible && moduleCode !== 'ticket')
    .map(({ name }) => name);
  const facts: [string, string][] = [
    [texts.basics.name, localize(title, language, first)],
    [words.dates, startDate === undefined ? words.none : times.period(startDate, endDate ?? '')],
    [words.tickets, tickets === 0 ? words.none : texts.overview.ticketsDone(tickets)],
    [words.pages, pages.length === 0 ? words.none : [...new Set(pages)].join(language === 'eng' ? ', ' : '、')],
    [words.address, window.location.origin + path],
  ];
  return (
    <Card title={words.what}>
      <Facts facts={facts.map(([name, value]) => ({ name, value }))} />
    </Card>
  );
}

function Published({ outline, isNew, changes }: { outline: Outline; isNew: boolean; changes: Changes | undefined }) {
  const words = useWords(editorTexts).publish;
  return (
    // The heading of the page after the press is a new one, which is read out.
    <Page
      key={String(isNew)}
      title={isNew ? words.doneTitle : words.liveTitle}
      lead={isNew ? undefined : words.liveText}
    >
      {changes === undefined ? null : <Unfinished site={outline.site} outline={outline} changes={changes} />}
      <div className="hc-published-parts">
        {outline.rights.includes('sell') ? <PublishedParts site={outline.site} /> : null}
      </div>
      <LaterAddress {...{ outline, isNew }} />
      <div className="hc-form-foot">
        <ButtonLink to={`/console/sites/${outline.site}`}>{words.toOverview}</ButtonLink>
        <ToVersions site={outline.site} />
      </div>
    </Page>
  );
}

export const screen: ScreenModule = {
  Screen: PublishScreen,
  texts: [editorTexts, versionTexts, checklistTexts, formTexts, contentTexts, changeTexts, publicationTexts],
};
