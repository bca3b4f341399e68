import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { formFields } from '#kernel/console/form-fields.ts';
import { siteSchema } from '../form/all-schemas.ts';
import { DocumentForm } from '../form/document-form.tsx';
import { formTexts } from '../form/form-words.ts';
import { useOutline } from '../use-outline.ts';
import { contentTexts } from './content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { FieldFinder } from './finder/field-finder.tsx';

/** What a site is, and where: nobody changes it in a form. */
const fixed = ['kind', 'portalId', 'eventId'];
const fields = formFields(siteSchema).filter(({ key }) => !fixed.includes(key));
const labelPath = ['settings'];

function AllSettingsScreen({ params: { site = '' } }: ScreenProps) {
  const { settings } = useWords(editorTexts);
  const { data, failure, again } = useOutline(site);
  if (data === undefined) {
    return (
      <Page title={settings.all}>
        {failure === undefined ? <Skeleton rows={6} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Page>
    );
  }
  return (
    <DocumentForm
      site={site}
      outline={data}
      code="settings"
      name="settings"
      fields={fields}
      words={labelPath}
      titleOf={() => settings.all}
      finder={
        <FieldFinder fields={fields} code="settings" words={labelPath} to={`/console/sites/${site}/settings/all`} />
      }
      above={<BackTo to={`/console/sites/${site}/settings`} text={settings.title} />}
    />
  );
}

export const screen: ScreenModule = { Screen: AllSettingsScreen, texts: [editorTexts, contentTexts, formTexts] };
