import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { TimeZoneNote } from '#console/ui/time-zone-note.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { listVersions } from '../../contract/versions.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { BackTo } from '../content/part-screens.tsx';
import { editorTexts } from '../editor-texts.ts';
import { useOutline } from '../use-outline.ts';
import { nameOfOld, type Old, useRestore } from './old-version.ts';
import { useSaidOld } from './said-old.ts';
import { versionTexts } from './version-texts.ts';
import './versions.css';

function VersionsScreen({ params: { site = '' } }: ScreenProps) {
  const restore = useRestore(site);
  const { versions: words, drafts: draftWords } = useWords(versionTexts);
  const { publish } = useWords(editorTexts);
  const outline = useOutline(site);
  const found = useCall(`versions/${site}`, (calls) =>
    calls.get<typeof listVersions>('sites/{site}/versions', { params: { site } }),
  );
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
  const mayEdit = outline.data.rights.includes('edit');
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
          title={words.restoreTitle}
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
  /** Undefined: whoever looks may not. */
  onRestore: (() => void) | undefined;
}

function VersionRow({ site, old, isCurrent = false, onRestore }: VersionRowProps) {
  const { versions: words, look } = useWords(versionTexts);
  const { date, by, note } = useSaidOld()(old);
  return (
    <li className="hc-version">
      <span className="hc-version-text">
        <strong>{date}</strong>
        {note === undefined ? null : <span>{note}</span>}
        <span className="hc-muted">{by}</span>
      </span>
      {isCurrent ? <Badge kind="success">{words.current}</Badge> : null}
      <ButtonLink to={`/console/sites/${site}/versions/${nameOfOld(old)}`} aria-label={look.openLabel(date)}>
        {look.open}
      </ButtonLink>
      {onRestore === undefined ? null : (
        <Button aria-label={words.restoreLabel(date)} onClick={onRestore}>
          {words.restore}
        </Button>
      )}
    </li>
  );
}

export const screen: ScreenModule = { Screen: VersionsScreen, texts: [editorTexts, versionTexts] };
