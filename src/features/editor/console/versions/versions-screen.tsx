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
import type { listVersions, restoreVersion } from '../../contract.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { BackTo } from '../content/part-screens.tsx';
import { editorTexts } from '../editor-texts.ts';
import { useOutline } from '../use-outline.ts';
import { versionTexts } from './version-texts.ts';
import './versions.css';

type Version = AnswerOf<typeof listVersions>[number];

function VersionsScreen({ params: { site = '' } }: ScreenProps) {
  const { api, cache, language } = useConsole();
  const { versions: words } = useWords(versionTexts);
  const { publish } = useWords(editorTexts);
  const outline = useOutline(site);
  const found = useCall(`versions/${site}`, (calls) =>
    calls.get<typeof listVersions>('sites/{site}/versions', { params: { site } }),
  );
  const [restoring, setRestoring] = useState<Version>();
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
  const restore = async ({ revision }: Version): Promise<void> => {
    const params = { site, revisionId: revision };
    await api.post<typeof restoreVersion>('sites/{site}/versions/{revisionId}/restore', { params, body: {} });
    for (const key of [`outline/${site}`, `changes/${site}`]) cache.changed(key);
    setRestored(true);
  };
  const mayEdit = outline.data.rights.includes('edit');
  return (
    <Page title={words.title} lead={words.lead} above={above}>
      {isRestored ? (
        <Notice kind="success" isNew>
          <p>{words.restored}</p>
          <ButtonLink to={`/console/sites/${site}/publish`}>{words.toPublish}</ButtonLink>
        </Notice>
      ) : null}
      {found.data.length === 0 ? <EmptyState title={words.none} text={words.noneText} /> : null}
      <ul className="hc-versions">
        {found.data.map((version, at) => (
          <li key={version.revision} className="hc-version">
            <span className="hc-version-text">
              <strong>{saidDate(version.publishedAt, language)}</strong>
              <span className="hc-muted">{version.by === null ? words.byCommand : words.by(version.by)}</span>
            </span>
            {at === 0 ? <Badge kind="success">{words.current}</Badge> : null}
            {mayEdit ? (
              <Button
                aria-label={words.restoreLabel(saidDate(version.publishedAt, language))}
                onClick={() => setRestoring(version)}
              >
                {words.restore}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
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

export const screen: ScreenModule = { Screen: VersionsScreen, texts: [editorTexts, versionTexts] };
