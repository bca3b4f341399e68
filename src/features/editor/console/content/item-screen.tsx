import { useMemo } from 'react';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { labelAt } from '#kernel/console/field-labels.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { moduleDocuments } from '../form/all-schemas.ts';
import { DocumentForm } from '../form/document-form.tsx';
import { formTexts } from '../form/form-words.ts';
import { wordsCode } from '../form/words-code.ts';
import type { Outline } from '../use-outline.ts';
import { contentTexts } from './content-texts.ts';
import { type Content, ContentFrame, useContentName, useTitleOf } from './part-screens.tsx';

function ItemScreen({ params }: ScreenProps) {
  const { items } = useWords(contentTexts);
  return (
    <ContentFrame params={params} title={items.item}>
      {(outline, content) => <Item params={params} outline={outline} content={content} />}
    </ContentFrame>
  );
}

function Item({ params, outline, content }: ScreenProps & { outline: Outline; content: Content }) {
  const { site = '', detailId = '' } = params;
  const { contentId, moduleCode, areSpeakers } = content;
  const { labelsOf } = useWords(formTexts);
  const contentName = useContentName();
  const itemName = labelAt(labelsOf(wordsCode(content)), ['item']).label;
  const titleOf = useTitleOf(outline, itemName);
  const fields = useMemo(
    () =>
      formFields(moduleDocuments.get(moduleCode)?.item).filter(
        ({ key }) => key !== 'detailId' && (key !== 'affiliation' || areSpeakers === true),
      ),
    [moduleCode, areSpeakers],
  );
  return (
    <DocumentForm
      key={detailId}
      site={site}
      outline={outline}
      code={wordsCode(content)}
      contentId={contentId}
      name={`item-${contentId}-${detailId}`}
      fields={fields}
      words={['item']}
      titleOf={titleOf}
      above={<BackTo to={`/console/sites/${site}/content/${contentId}`} text={contentName(outline, content)} />}
    />
  );
}

export const screen: ScreenModule = { Screen: ItemScreen, texts: [contentTexts, formTexts] };
