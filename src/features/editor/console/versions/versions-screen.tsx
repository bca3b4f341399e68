import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { listVersions, restoreKeptDraft, restoreVersion } from '../../contract/versions.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { BackTo } from '../content/part-screens.tsx';
import { editorTexts } from '../editor-texts.ts';
import { useOutline } from '../use-outline.ts';
import { versionTexts } from './version-texts.ts';
import './versions.css';

type Versions = AnswerOf<typeof listVersions>;
/** What is brought back: a publication, or a draft that was replaced. */
type Old = Versions['publications'][number] | Versions['drafts'][number];

function VersionsScreen({ params: { site = '' } }: ScreenProps) {
  const { api, cache } = useConsole();
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
  const restore = async (old: Old): Promise<void> => {
    if ('revision' in old) {
      const params = { site, revisionId: old.revision };
      await api.post<typeof restoreVersion>('sites/{site}/versions/{revisionId}/restore', { params, body: {} });
    } else {
      const params = { site, keptId: old.keptId };
      await api.post<typeof restoreKeptDraft>('sites/{site}/drafts/{keptId}/restore', { params, body: {} });
    }
    for (const key of [`outline/${site}`, `changes/${site}`, `versions/${site}`]) cache.changed(key);
    setRestored(true);
  };
  const { publications, drafts } = found.data;
  const mayEdit = outline.data.rights.includes('edit');
  return (
    <Page title={words.title} lead={words.lead} above={above}>
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
            date={version.publishedAt}
            by={version.by === null ? words.byCommand : words.by(version.by)}
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
                date={draft.keptAt}
                by={draftWords.by(draftWords.before[draft.before], draft.by)}
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
          onConfirm={() => restore(restoring)}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </Page>
  );
}

interface VersionRowProps {
  date: string;
  by: string;
  isCurrent?: boolean;
  /** Undefined: whoever looks may not. */
  onRestore: (() => void) | undefined;
}

function VersionRow({ date, by, isCurrent = false, onRestore }: VersionRowProps) {
  const { language } = useConsole();
  const { versions: words } = useWords(versionTexts);
  const said = saidDate(date, language);
  return (
    <li className="hc-version">
      <span className="hc-version-text">
        <strong>{said}</strong>
        <span className="hc-muted">{by}</span>
      </span>
      {isCurrent ? <Badge kind="success">{words.current}</Badge> : null}
      {onRestore === undefined ? null : (
        <Button aria-label={words.restoreLabel(said)} onClick={onRestore}>
          {words.restore}
        </Button>
      )}
    </li>
  );
}

export const screen: ScreenModule = { Screen: VersionsScreen, texts: [editorTexts, versionTexts] };
