import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultEventColour, defaultPortalColour } from '#kernel/theme/palette.ts';
import type { Scheme } from '#kernel/theme/site-theme.ts';
import type { Json } from '../../rules/part-changes.ts';
import { needed } from '#web/parts/needed.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { useLater } from '../form/use-later.ts';
import { useFields } from '../part/field-of.ts';
import { valueAt } from '../part/part-path.ts';
import { SaveMark, SaveTrouble } from '../part/save-mark.tsx';
import { usePart } from '../part/use-part.ts';
import { useSaves } from '../part/use-saves.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { type Outline, useOutline } from '../use-outline.ts';
import { ColourCard } from './colour-card.tsx';
import { lookTexts } from './look-texts.ts';
import { ShapeCard } from './shape-card.tsx';
import { StyleSheetField } from './style-sheet-field.tsx';
import '../part/part.css';
import '../form/form.css';
import './look.css';

const loadFields = () => needed(() => import('./picture-fields.tsx'));
const wordsOfFields = [formTexts];

const colourPath = ['webSetting', 'baseColor'];
const stylePath = ['webSetting', 'styleSheet'];
function LookScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(lookTexts);
  const { data, failure, again } = useOutline(site);
  if (data !== undefined) return <Look key={site} site={site} outline={data} />;
  return (
    <Page title={words.title} width="editor">
      {failure === undefined ? (
        <Skeleton kind="field" rows={5} />
      ) : (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      )}
    </Page>
  );
}

function Look({ site, outline }: { site: string; outline: Outline }) {
  const { toast } = useConsole();
  const words = useWords(lookTexts);
  const { settings } = useWords(editorTexts);
  const { preview } = useWords(contentTexts);
  const part = usePart({ site, part: 'settings' });
  const fieldAt = useFields(part);
  const saves = useSaves(part.saving);
  const later = useLater(loadFields, wordsOfFields);
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const [scheme, setScheme] = useState<Scheme>(deviceScheme);
  const [isAsking, setAsking] = useState(false);
  const canEdit = outline.rights.includes('edit');
  if (part.value === undefined) {
    return (
      <Page title={words.title} width="editor">
        {part.failure === undefined ? (
          <Skeleton kind="field" rows={5} />
        ) : (
          <ReadFailed failure={part.failure} onAgain={() => void part.keeper.read()} />
        )}
      </Page>
    );
  }
  const sheet = fieldAt(stylePath);
  const css = typeof sheet.value === 'string' ? sheet.value : '';
  const setCss = (typed: string): void => sheet.set(typed === '' ? undefined : typed);
  const cover = valueAt(part.value, ['overview', 'cover', 'path']);
  const reset = async (): Promise<void> => {
    const before = [colourPath, stylePath].map((path): [string[], Json | undefined] => [
      path,
      valueAt(part.value, path),
    ]);
    for (const [path] of before) part.keeper.edit(path, undefined);
    const undo = (): void => {
      for (const [path, value] of before) part.keeper.edit(path, value);
    };
    toast({ text: words.resetDone, undo });
  };
  return (
    <Page title={words.title} lead={words.lead} width="editor" actions={<SaveMark saving={part.saving} />}>
      <div className="hc-editor-tabs">
        <Button aria-pressed={shown === 'form'} onClick={() => setShown('form')}>
          {preview.form}
        </Button>
        <Button aria-pressed={shown === 'preview'} onClick={() => setShown('preview')}>
          {preview.title}
        </Button>
      </div>
      <div className="hc-editor" data-shown={shown}>
        <fieldset className="hc-form hc-editor-form" disabled={!canEdit}>
          {canEdit ? null : (
            <Notice kind="info">
              <p>{settings.readOnly}</p>
            </Notice>
          )}
          <SaveTrouble
            saving={part.saving === 'wrong' ? 'saved' : part.saving}
            failure={part.failure}
            onAgain={() => void part.keeper.flush()}
          />
          <div>
            <ColourCard
              field={fieldAt(colourPath)}
              byDefault={outline.kind === 'event' ? defaultEventColour : defaultPortalColour}
              picture={typeof cover === 'string' ? cover : undefined}
              scheme={scheme}
              onScheme={setScheme}
            />
            <Card title={words.pictures}>
              {later === undefined ? (
                <Skeleton kind="field" rows={3} />
              ) : (
                <later.PictureFields {...{ site, outline, part }} />
              )}
            </Card>
            <ShapeCard css={css} onChange={setCss} />
            <Card>
              <StyleSheetField site={site} value={css} canEdit={canEdit} onChange={setCss} />
              {sheet.below}
            </Card>
          </div>
          {canEdit ? (
            <div>
              <Button onClick={() => setAsking(true)}>{words.reset}</Button>
            </div>
          ) : null}
        </fieldset>
        <PreviewPane
          site={site}
          languages={outline.languages}
          saves={saves}
          isAsked={shown === 'preview'}
          scheme={scheme}
        />
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={words.resetTitle}
          text={words.resetText}
          button={words.reset}
          onConfirm={reset}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Page>
  );
}

const deviceScheme = (): Scheme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const screen: ScreenModule = { Screen: LookScreen, texts: [lookTexts, contentTexts] };
