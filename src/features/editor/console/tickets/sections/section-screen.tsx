import { useMemo } from 'react';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Steps } from '#console/ui/steps.tsx';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { isSaleSection, type SaleSection, sectionOf } from '../../../rules/sale-sections.ts';
import { contentTexts } from '../../content/content-texts.ts';
import { type Content, ContentFrame } from '../../content/part-screens.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { moduleDocuments, moduleHead } from '../../form/all-schemas.ts';
import { DocumentForm } from '../../form/document-form.tsx';
import { formTexts } from '../../form/form-words.ts';
import { stepNames } from '../../step-names.ts';
import type { Outline } from '../../use-outline.ts';
import { SectionLinks } from './section-links.tsx';
import { sectionTexts } from './section-texts.ts';

const whole = 'serverContent';

function SectionScreen({ params }: ScreenProps) {
  const { names } = useWords(sectionTexts);
  const { section: asked = '' } = params;
  const section = isSaleSection(asked) ? asked : 'questions';
  return (
    <ContentFrame params={params} title={names[section]}>
      {(outline, content) => (
        <Section key={section} site={params['site'] ?? ''} outline={outline} content={content} section={section} />
      )}
    </ContentFrame>
  );
}

interface SectionProps {
  site: string;
  outline: Outline;
  content: Content;
  section: SaleSection;
}

/** One subject of what counts for all tickets of a sale; the way back is to the tickets. */
function Section({ site, outline, content, section }: SectionProps) {
  const { contentId, moduleCode } = content;
  const texts = useWords(editorTexts);
  const { names } = useWords(sectionTexts);
  const fields = useMemo((): FormField[] => {
    const head = formFields(moduleHead).find(({ key }) => key === whole);
    const inner = formFields(moduleDocuments.get(moduleCode)?.serverContent)
      .filter(({ key }) => sectionOf(key) === section)
      // Nothing of a page that was chosen for it is behind "more".
      .map(({ meaning: { group: _, ...meaning }, ...field }) => ({ ...field, meaning }));
    return head === undefined || inner.length === 0 ? [] : [{ ...head, kind: 'group', fields: inner, byDefault: {} }];
  }, [moduleCode, section]);
  return (
    <DocumentForm
      site={site}
      outline={outline}
      code={moduleCode}
      contentId={contentId}
      name={`content-${contentId}`}
      fields={fields}
      words={[]}
      titleOf={() => names[section]}
      above={
        <>
          <BackTo to={`/console/sites/${site}/tickets`} text={texts.tickets.title} />
          {outline.publishedAt === null ? <Steps names={stepNames(texts)} at={2} /> : null}
        </>
      }
      top={<SectionLinks site={site} contentId={contentId} open={section} />}
    />
  );
}

export const screen: ScreenModule = {
  Screen: SectionScreen,
  texts: [contentTexts, formTexts, editorTexts, sectionTexts],
};
