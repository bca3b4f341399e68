import { useMemo } from 'react';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { siteSchema } from '../form/all-schemas.ts';
import { DocumentForm } from '../form/document-form.tsx';
import { formTexts } from '../form/form-words.ts';
import { partHref } from '../part/part-href.ts';
import { type Outline, useOutline } from '../use-outline.ts';
import { contentTexts } from './content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { FieldFinder } from './finder/field-finder.tsx';
import { isOnOwnScreen } from './own-screen.ts';

/** What a site is, and where: nobody changes it in a form. */
const fixed = ['kind', 'portalId', 'eventId'];
const sought = formFields(siteSchema).filter(({ key }) => !fixed.includes(key));
const labelPath = ['settings'];

/** What has a screen of its own is typed there alone. */
function withoutOwn(fields: readonly FormField[], kind: Outline['kind'], above: readonly string[] = []): FormField[] {
  return fields.flatMap((field) => {
    const path = [...above, field.key];
    if (isOnOwnScreen(path, kind === 'event' ? 'event' : 'portal')) return [];
    if (field.kind !== 'group') return [field];
    const inside = withoutOwn(field.fields, kind, path);
    return inside.length === 0 ? [] : [{ ...field, fields: inside }];
  });
}

function AllSettingsScreen({ params: { site = '' } }: ScreenProps) {
  const { settings, nav } = useWords(editorTexts);
  const { find } = useWords(contentTexts);
  const { data, failure, again } = useOutline(site);
  const kind = data?.kind;
  const fields = useMemo(() => (kind === undefined ? [] : withoutOwn(sought, kind)), [kind]);
  if (data === undefined) {
    return (
      <Page title={settings.all}>
        {failure === undefined ? <Skeleton rows={6} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Page>
    );
  }
  const home = `/console/sites/${site}`;
  const hrefOf = (path: readonly string[]): string => `${home}/${partHref('settings', path)}`;
  return (
    <DocumentForm
      site={site}
      outline={data}
      code="settings"
      name="settings"
      fields={fields}
      words={labelPath}
      titleOf={() => settings.all}
      finder={<FieldFinder {...{ fields, sought, hrefOf }} code="settings" words={labelPath} />}
      top={
        <p className="hc-hint">
          {find.elsewhere} <Link to={`${home}/settings`}>{nav.settings}</Link> ·{' '}
          <Link to={`${home}/look`}>{nav.look}</Link> · <Link to={`${home}/doors`}>{nav.doors}</Link>
        </p>
      }
      above={<BackTo to={`/console/sites/${site}/settings`} text={settings.title} />}
    />
  );
}

export const screen: ScreenModule = { Screen: AllSettingsScreen, texts: [editorTexts, contentTexts, formTexts] };
