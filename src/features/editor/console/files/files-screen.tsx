import { useState } from 'react';
import { useSending } from '#console/api/use-sending.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { UploadBar } from '#console/ui/upload-bar.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { exportSite, importSite } from '../../contract/site-file.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { editorTexts } from '../editor-texts.ts';
import { useOutline } from '../use-outline.ts';
import { FileChoice } from './file-choice.tsx';
import { FileProblems, type Imported } from './file-problems.tsx';
import { fileTexts } from './file-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { problemTexts } from './problems/problem-texts.ts';
import { saveFile } from '#console/save-file.ts';

/** A site as a file: taken out, and brought in. */
function FilesScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(fileTexts);
  const { nav } = useWords(editorTexts);
  const outline = useOutline(site);
  const above = <BackTo to={`/console/sites/${site}/settings`} text={nav.settings} />;
  return (
    <Page title={words.title} lead={words.lead} above={above}>
      {outline.data !== undefined ? (
        <div className="hc-form">
          <Export site={site} />
          <Import site={site} />
        </div>
      ) : outline.failure === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <ReadFailed failure={outline.failure} onAgain={() => void outline.again()} />
      )}
    </Page>
  );
}

function Export({ site }: { site: string }) {
  const { api, failureOf, toast } = useConsole();
  const words = useWords(fileTexts);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const take = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      const file = await api.get<typeof exportSite>('sites/{site}/export', { params: { site } });
      saveFile(file, 'application/zip');
      toast({ text: words.exported });
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={words.exportTitle} note={words.exportText}>
      {failed === undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{failed}</p>
        </Notice>
      )}
      <div>
        <Button isBusy={isBusy} onClick={() => void take()}>
          {words.exportButton}
        </Button>
      </div>
    </Card>
  );
}

function Import({ site }: { site: string }) {
  const { api, cache } = useConsole();
  const words = useWords(fileTexts);
  const { overview } = useWords(editorTexts);
  const [file, setFile] = useState<File>();
  const [isAsking, setAsking] = useState(false);
  const { run, progress, failed, cancel, forget } = useSending();
  const [found, setFound] = useState<Imported>();
  const isBusy = progress !== undefined;
  const bring = async (): Promise<void> => {
    if (file === undefined) return;
    setAsking(false);
    setFound(undefined);
    await run(async (sending) => {
      const form = new FormData();
      form.set('file', file);
      setFound(await api.upload<typeof importSite>('sites/{site}/import', { params: { site }, form, ...sending }));
      // Every screen of the site shows what the file says.
      cache.clear();
    });
  };
  return (
    <Card title={words.importTitle} note={words.importText}>
      <FileChoice
        file={file}
        error={failed?.message}
        onChoose={(chosen) => {
          if (isBusy) return;
          setFile(chosen);
          forget();
          setFound(undefined);
        }}
      />
      {found !== undefined && found.site === null ? <FileProblems {...found} /> : null}
      {found !== undefined && found.site !== null ? (
        <Notice kind="success" isNew>
          <p>{words.imported}</p>
          <ButtonLink to={`/console/sites/${site}/publish`}>{overview.toPublish}</ButtonLink>
        </Notice>
      ) : null}
      {file === undefined || found?.site === null ? null : (
        <div>
          <Button look="main" isBusy={isBusy} onClick={() => setAsking(true)}>
            {words.importButton}
          </Button>
        </div>
      )}
      {isBusy && file !== undefined ? <UploadBar name={file.name} progress={progress} onCancel={cancel} /> : null}
      {isBusy ? <output className="hc-muted">{words.busy}</output> : null}
      {isAsking ? (
        <ConfirmDialog
          title={words.confirmTitle}
          text={words.confirmText}
          button={words.importButton}
          onConfirm={bring}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}

export const screen: ScreenModule = { Screen: FilesScreen, texts: [editorTexts, fileTexts, problemTexts, formTexts] };
