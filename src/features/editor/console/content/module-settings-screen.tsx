import { useEffect, useMemo } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { moduleDocuments, moduleHead } from '../form/all-schemas.ts';
import { DocumentForm } from '../form/document-form.tsx';
import { formTexts } from '../form/form-words.ts';
import { wordsCode } from '../form/words-code.ts';
import type { Outline } from '../use-outline.ts';
import { sectionOf } from '../../rules/sale-sections.ts';
import { SectionLinks } from '../tickets/sections/section-links.tsx';
import { sectionTexts } from '../tickets/sections/section-texts.ts';
import { contentTexts } from './content-texts.ts';
import { LaterWhereSeen } from './where/later-where-seen.tsx';
import { type Content, ContentFrame, useContentName } from './part-screens.tsx';

const saleField = 'serverContent';
const headKeys = ['title', 'visible', 'onHome', 'isConsoleUserOnly'];

function ModuleSettingsScreen({ params }: ScreenProps) {
  const { items } = useWords(contentTexts);
  return (
    <ContentFrame params={params} title={items.settings}>
      {(outline, content) => <ModuleSettings site={params['site'] ?? ''} outline={outline} content={content} />}
    </ContentFrame>
  );
}

function ModuleSettings({ site, outline, content }: { site: string; outline: Outline; content: Content }) {
  const { contentId, moduleCode } = content;
  const { items, content: words } = useWords(contentTexts);
  const contentName = useContentName();
  const name = contentName(outline, content);
  const isSale = moduleCode === 'ticket';
  const { router } = useConsole();
  const { search } = router.location;
  const asked = isSale ? new URLSearchParams(search).get('field')?.split('.') : undefined;
  const section = asked?.[0] === saleField ? sectionOf(asked[1] ?? '') : undefined;
  useEffect(() => {
    if (section === undefined) return;
    router.go(`/console/sites/${site}/tickets/${contentId}/${section}${search}`, { replace: true });
  }, [router, site, contentId, section, search]);
  const hasItems = moduleDocuments.get(moduleCode)?.item !== undefined;
  const fields = useMemo((): FormField[] => {
    const head = formFields(moduleHead);
    const documents = moduleDocuments.get(moduleCode);
    return head.flatMap((field) => {
      if (headKeys.includes(field.key)) return [field];
      // What counts for all tickets has a page for each subject.
      if (isSale && field.key === saleField) return [];
      const part = moduleParts.find((one) => one === field.key);
      const inner = part === undefined ? [] : formFields(documents?.[part]);
      return inner.length === 0 ? [] : [{ ...field, kind: 'group' as const, fields: inner, byDefault: {} }];
    });
  }, [moduleCode, isSale]);
  const back = hasItems
    ? { to: `/console/sites/${site}/content/${contentId}`, text: name }
    : { to: `/console/sites/${site}/content`, text: words.title };
  return (
    <DocumentForm
      site={site}
      outline={outline}
      code={wordsCode(content)}
      contentId={contentId}
      name={`content-${contentId}`}
      fields={fields}
      words={[]}
      titleOf={() => (hasItems ? items.settingsOf(name) : name)}
      above={<BackTo {...back} />}
      top={
        isSale ? (
          <SectionLinks site={site} contentId={contentId} />
        ) : hasItems ? undefined : (
          <LaterWhereSeen {...{ site, outline, contentId }} canEdit={outline.rights.includes('edit')} isOnHome />
        )
      }
    />
  );
}

export const screen: ScreenModule = { Screen: ModuleSettingsScreen, texts: [contentTexts, formTexts, sectionTexts] };
