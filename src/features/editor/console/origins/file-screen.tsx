import { type SyntheticEvent, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useSending } from '#console/api/use-sending.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { UploadBar } from '#console/ui/upload-bar.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { localize } from '#kernel/localized-text.ts';
import type { listPortals } from '../../contract.ts';
import type { makeSiteOfFile } from '../../contract/site-file.ts';
import { editorTexts } from '../editor-texts.ts';
import { FileChoice } from '../files/file-choice.tsx';
import { FileProblems, type Imported } from '../files/file-problems.tsx';
import { fileTexts } from '../files/file-texts.ts';
import { problemTexts } from '../files/problems/problem-texts.ts';
import { formTexts } from '../form/form-words.ts';

/** A new site from a file that was exported. */
function FileScreen() {
  const { api, router, cache, language } = useConsole();
  const words = useWords(fileTexts);
  const { basics } = useWords(editorTexts);
  const choice = useCall('portals', () => api.get<typeof listPortals>('portals', {}));
  const portals = choice.data?.portals ?? [];
  const alone = choice.data?.mayStandAlone === false ? [] : [{ value: '', label: basics.noPortal }];
  const [typedPortal, setPortal] = useState<string>();
  const portal = typedPortal ?? (alone.length > 0 ? '' : (portals[0]?.site ?? ''));
  const [file, setFile] = useState<File>();
  const { run, progress, failed, cancel, forget } = useSending();
  const isBusy = progress !== undefined;
  const [found, setFound] = useState<Imported>();
  const make = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (file === undefined || isBusy) return;
    setFound(undefined);
    await run(async (sending) => {
      const form = new FormData();
      form.set('file', file);
      if (portal !== '') form.set('portal', portal);
      const made = await api.upload<typeof makeSiteOfFile>('sites/import', { form, ...sending });
      cache.changed('sites/');
      if (made.site !== null) return router.go(`/console/sites/${made.site}`, { replace: true });
      setFound(made);
    });
  };
  return (
    <Page title={words.newTitle} lead={words.newLead} above={<BackTo to="/console/new" text={words.back} />}>
      <form className="hc-form" noValidate onSubmit={(event) => void make(event)}>
        <Card>
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
          {portals.length === 0 ? null : (
            <SelectField
              label={basics.portal}
              hint={basics.portalHint}
              choices={[
                ...alone,
                ...portals.map(({ site, title }) => ({
                  value: site,
                  label: localize(title, language, language) || site,
                })),
              ]}
              value={portal}
              onChange={setPortal}
            />
          )}
        </Card>
        {isBusy && file !== undefined ? <UploadBar name={file.name} progress={progress} onCancel={cancel} /> : null}
        {isBusy ? <output className="hc-muted">{words.busy}</output> : null}
        {found === undefined ? null : <FileProblems {...found} />}
        <div className="hc-form-foot">
          <Button look="main" size="large" type="submit" isBusy={isBusy} disabled={file === undefined}>
            {words.makeButton}
          </Button>
        </div>
      </form>
    </Page>
  );
}

export const screen: ScreenModule = { Screen: FileScreen, texts: [editorTexts, fileTexts, problemTexts, formTexts] };
