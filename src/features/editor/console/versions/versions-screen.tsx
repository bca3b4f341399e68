import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { TimeZoneNote } from '#console/ui/time-zone-note.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { listVersions } from '../../contract/versions.ts';
import { useChangeWords } from '../changes/change-list.tsx';
import { changeTexts } from '../changes/change-texts.ts';
import { saidSummary } from '../changes/said-summary.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { type Outline, useOutline } from '../use-outline.ts';
import { nameOfOld, type Old, useRestore, type Versions } from './old-version.ts';
import { useSaidOld } from './said-old.ts';
import { useSummaries } from './use-summaries.ts';
import { VersionNote } from './version-note.tsx';
import { versionTexts } from './version-texts.ts';
import './versions.css';

const none: Versions['publications'] = [];

function VersionsScreen({ params: { site = '' } }: ScreenProps) {
  const restore = useRestore(site);
  const { versions: words, drafts: draftWords } = useWords(versionTexts);
  const { publish } = useWords(editorTexts);
  const outline = useOutline(site);
  const found = useCall(`versions/${site}`, (calls) =>
    calls.get<typeof listVersions>('sites/{site}/versions', { params: { site } }),
  );
  const summaries = useSummaries(site, found.data?.publications ?? none);
  const changeWords = useChangeWords(outline.data);
  const summaryOf = (revision: number, languages: Outline['languages']): string[] => {
    const said = summaries.get(revision);
    return said === undefined ? [] : saidSummary(said, languages, changeWords);
  };
  const saidOld = useSaidOld();
  const [restoring, setRestoring] = useState<Old>();
  const [isRestored, setRestored] = useState(false);
  const failure = outline.failure ?? found.failure;
  const above = <BackTo to={`/console/sites/${site}/publish`} text={publish.title} />;
  if (outline.data === undefined || found.data === undefined) {
    const again = (): void => void Promise.all([outline.again(), found.again()]);
    return (
      <Page title={words.title} above={above}>
        {failure === undefined ? <Skeleton rows={5} /> : <ReadFailed failure={failure} onAgain={again} />}
      </Page>
    );
  }
  const { publications, drafts } = found.data;
  const { rights, languages } = outline.data;
  const mayEdit = rights.includes('edit');
  return (
    <Page title={words.title} lead={words.lead} above={above}>
      <TimeZoneNote />
      {isRestored ? (
        <Notice kind="success" isNew>
          <p>{words.restored}</p>
          <ButtonLink to={`/console/sites/${site}/publish`}>{words.toPublish}</ButtonLink>
        </Notice>
      ) : null}
      {publications.length === 0 ? <EmptyState title={words.none} text={words.noneText} /> : null}
      <ul className="hc-versions">
        {publications.map((version, at) => (
          <VersionRow
            key={version.revision}
            site={site}
            old={version}
            isCurrent={at === 0}
            summary={summaryOf(version.revision, languages)}
            mayNote={rights.includes('publish')}
            onRestore={mayEdit ? () => setRestoring(version) : undefined}
          />
        ))}
      </ul>
      {drafts.length === 0 ? null : (
        <section className="hc-kept-drafts">
          <h2 className="hc-card-title">{draftWords.title}</h2>
          <p className="hc-card-note">{draftWords.lead}</p>
          <ul className="hc-versions">
            {drafts.map((draft) => (
              <VersionRow
                key={draft.keptId}
                site={site}
                old={draft}
                onRestore={mayEdit ? () => setRestoring(draft) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {restoring === undefined ? null : (
        <ConfirmDialog
          title={words.restoreTitle(saidOld(restoring).date)}
          text={words.restoreText}
          button={words.restore}
          onConfirm={() => restore(restoring).then(() => setRestored(true))}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </Page>
  );
}

interface VersionRowProps {
  site: string;
  old: Old;
  isCurrent?: boolean;
  /** What it changed. */
  summary?: readonly string[];
  mayNote?: boolean;
  /** Undefined: whoever looks may not. */
  onRestore: (() => void) | undefined;
}

function VersionRow({ site, old, isCurrent = false, summary = [], mayNote = false, onRestore }: VersionRowProps) {
  const { versions: words, look } = useWords(versionTexts);
  const { date, by, note } = useSaidOld()(old);
  return (
    <li className="hc-version">
      <span className="hc-version-text">
        <strong>{date}</strong>
        {'revision' in old ? <span className="hc-muted">{words.number(old.number)}</span> : null}
        {note === undefined ? null : <span>{note}</span>}
        <span className="hc-muted">{by}</span>
        {summary.length === 0 ? null : (
          <ul className="hc-version-summary">
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {mayNote && 'revision' in old ? (
          <VersionNote site={site} revision={old.revision} note={old.note} date={date} />
        ) : null}
      </span>
      {isCurrent ? <Badge kind="success">{words.current}</Badge> : null}
      <ButtonLink to={`/console/sites/${site}/versions/${nameOfOld(old)}`}>
        {look.open}
        <span className="hc-hidden">{` (${date})`}</span>
      </ButtonLink>
      {onRestore === undefined ? null : (
        <Button onClick={onRestore}>
          {words.restore}
          <span className="hc-hidden">{` (${date})`}</span>
        </Button>
      )}
    </li>
  );
}

export const screen: ScreenModule = {
  Screen: VersionsScreen,
  texts: [editorTexts, versionTexts, contentTexts, formTexts, changeTexts],
};
