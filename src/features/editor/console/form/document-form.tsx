import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { labelAt } from '#kernel/console/field-labels.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import { contentTexts } from '../content/content-texts.ts';
import { PartDoubts } from '../doubts/part-doubts.tsx';
import { editorTexts } from '../editor-texts.ts';
import { issueSaid } from '../part/issue-said.ts';
import { SaveMark, SaveTrouble } from '../part/save-mark.tsx';
import { valueAt } from '../part/part-path.ts';
import { usePartAfterPaint, type UsedPart } from '../part/use-part.ts';
import { useSaves } from '../part/use-saves.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import type { Outline } from '../use-outline.ts';
import { FormContext } from './form-context.ts';
import { FieldView } from './field-view.tsx';
import { cardId, cardsOf } from './form-cards.ts';
import { formTexts } from './form-words.ts';
import { Fields } from './group-field.tsx';
import { useFormPlace } from './use-form-place.ts';
import { dependOnSale, useSold } from './use-sold.ts';
import '../part/part.css';
import './form.css';

interface DocumentFormProps {
  site: string;
  outline: Outline;
  /** The code of the module, or `settings`. */
  code: string;
  contentId?: number;
  /** `settings`, `content-3`, `item-3-7` */
  name: string;
  fields: readonly FormField[];
  /** Where the words of the fields stand: `['item']`. */
  words: readonly string[];
  titleOf: (part: UsedPart) => string;
  above?: ReactNode;
  /** Above the fields. */
  top?: ReactNode;
  /** Above the form and its preview, in sight however far somebody reads. */
  finder?: ReactNode;
}

/** A part of a draft in a form that follows from its schema, beside the page that it makes. */
export function DocumentForm({
  site,
  outline,
  code,
  contentId,
  name,
  fields,
  words,
  titleOf,
  above,
  top,
  finder,
}: DocumentFormProps) {
  const { form, preview } = useWords(contentTexts);
  const { settings } = useWords(editorTexts);
  const part = usePartAfterPaint({ site, part: name });
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const saves = useSaves(part.saving);
  const sold = useSold({ site, contentId, part }, dependOnSale(fields));
  const place = useFormPlace({ site, outline, code, contentId, part, sold });
  const canEdit = outline.rights.includes('edit');
  if (part.value === undefined) {
    return (
      <Page title={titleOf(part)} above={above}>
        {part.failure === undefined ? (
          <Skeleton kind="field" rows={6} />
        ) : (
          <ReadFailed failure={part.failure} onAgain={() => void part.keeper.read()} />
        )}
      </Page>
    );
  }
  return (
    <Page title={titleOf(part)} width="editor" above={above} actions={<SaveMark saving={part.saving} />}>
      <div className="hc-editor-tabs">
        <Button aria-pressed={shown === 'form'} onClick={() => setShown('form')}>
          {preview.form}
        </Button>
        <Button aria-pressed={shown === 'preview'} onClick={() => setShown('preview')}>
          {preview.title}
        </Button>
      </div>
      {finder}
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
          {top}
          <IssueSummary part={part} code={code} words={words} />
          <FormContext value={place}>
            <PartDoubts site={site} part={name} rights={outline.rights}>
              <Sections fields={fields} words={words} />
            </PartDoubts>
          </FormContext>
          {fields.length === 0 ? <p className="hc-muted">{form.nothing}</p> : null}
        </fieldset>
        <PreviewPane
          site={site}
          part={name}
          languages={outline.languages}
          saves={saves}
          isAsked={shown === 'preview'}
        />
      </div>
    </Page>
  );
}

/** Cards: the fields of the top, and each group. */
function Sections({ fields, words }: Pick<DocumentFormProps, 'fields' | 'words'>) {
  if (fields.some(({ meaning }) => meaning.group === 'more')) {
    return (
      <Card>
        <Fields fields={fields} path={[]} words={words} />
      </Card>
    );
  }
  return (
    <div>
      {cardsOf(fields).map(({ key, fields: inside }) => (
        <Card key={key} id={cardId(key)}>
          {key === '' ? (
            <Fields fields={inside} path={[]} words={words} />
          ) : (
            inside.map((field) => <FieldView key={key} field={field} path={[key]} words={[...words, key]} />)
          )}
        </Card>
      ))}
    </div>
  );
}

/** What is wrong, above the form; a press leads to the first of it. */
function IssueSummary({ part, code, words }: { part: UsedPart; code: string; words: readonly string[] }) {
  const texts = useWords(editorTexts);
  const { form } = useWords(contentTexts);
  const formWords = useWords(formTexts);
  const whole = useRef<HTMLDivElement>(null);
  if (part.issues.length === 0) return null;
  return (
    <div ref={whole}>
      <Notice kind="warning" title={texts.saving.wrong} isNew>
        <ul className="hc-issues">
          {part.issues.slice(0, issuesShownMax).map((issue) => (
            <li key={issue.place.join('.')}>
              {form.issue(
                labelAt(
                  formWords.labelsOf(code),
                  [...words, ...issue.place],
                  valueAt(part.value, issue.place.slice(0, -1).map(String)),
                ).label,
                issueSaid(issue, texts, formWords),
              )}
            </li>
          ))}
        </ul>
        <Button onClick={() => focusFirstError(whole.current?.parentElement ?? null)}>{form.toIssue}</Button>
      </Notice>
    </div>
  );
}
const issuesShownMax = 8;
