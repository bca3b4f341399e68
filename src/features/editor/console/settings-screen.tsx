import { useCallback, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { ChecksField, SelectField } from '#console/forms/choice-field.tsx';
import { ColourField } from '#console/forms/colour-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import { isLanguageCode, languageCodes, languageName } from '#kernel/language.ts';
import { defaultEventColour, defaultPortalColour, palette } from '#kernel/theme/palette.ts';
import { needed } from '#web/parts/needed.ts';
import { isNamedIn } from '../rules/is-named-in.ts';
import type { Json } from '../rules/part-changes.ts';
import { PartDoubts } from './doubts/part-doubts.tsx';
import { editorTexts } from './editor-texts.ts';
import { formTexts } from './form/form-words.ts';
import { useLater } from './form/use-later.ts';
import { LaterContrast } from './look/later-contrast.tsx';
import { isEndBeforeStart } from './first-dates.ts';
import { useFields } from './part/field-of.ts';
import { LinesInLanguages } from './part/lines-in-languages.tsx';
import { useNameAlong } from './part/use-name-along.ts';
import { valueAt } from './part/part-path.ts';
import { SaveMark, SaveTrouble } from './part/save-mark.tsx';
import { SoughtPlace } from './part/sought-field.tsx';
import { usePart } from './part/use-part.ts';
import { type Outline, useOutline } from './use-outline.ts';
import './part/part.css';
import './template.css';

function SettingsScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(editorTexts).settings;
  const { data, failure, again } = useOutline(site);
  if (data !== undefined) return <SettingsForm site={site} outline={data} />;
  return (
    <Page title={words.title}>
      {failure === undefined ? (
        <Skeleton kind="field" rows={5} />
      ) : (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      )}
    </Page>
  );
}

const loadStray = () => needed(() => import('./checklist/stray-notice.tsx'));
const loadMore = () => needed(() => import('./settings-more.tsx'));

const namePath = ['overview', 'name'];
const languagesPath = ['languages'];
const titlePath = ['webSetting', 'title'];
const colourPath = ['webSetting', 'baseColor'];
const startPath = ['overview', 'startDate'];
const endPath = ['overview', 'endDate'];
const doorsPath = ['overview', 'doorsOpen'];
const placePath = ['overview', 'placeName'];
const organizerPath = ['overview', 'organizerName'];

function SettingsForm({ site, outline }: { site: string; outline: Outline }) {
  const texts = useWords(editorTexts);
  const words = texts.settings;
  const endBeforeStart = texts.basics.endBeforeStart;
  const language = outline.languages[0] ?? 'jpn';
  const check = useCallback(
    (value: Json): FieldIssue[] => [
      ...(isNamedIn(valueAt(value, titlePath), language) ? [] : [{ place: titlePath, code: 'required' as const }]),
      ...(isEndBeforeStart(textAt(value, startPath), textAt(value, endPath))
        ? [{ place: endPath, code: 'rule' as const, words: endBeforeStart }]
        : []),
    ],
    [endBeforeStart, language],
  );
  const part = usePart({ site, part: 'settings', check });
  const fieldAt = useFields(part);
  const follow = useNameAlong(fieldAt(namePath));
  const isEvent = outline.kind === 'event';
  const { startDate = '', endDate = '' } = outline;
  const [before] = useState({ startDate, endDate });
  const hasMoved = before.startDate !== '' && (startDate !== before.startDate || endDate !== before.endDate);
  const later = useLater(loadStray);
  const more = useLater(loadMore);

  if (part.value === undefined) {
    return (
      <Page title={words.title}>
        {part.failure === undefined ? (
          <Skeleton kind="field" rows={5} />
        ) : (
          <ReadFailed failure={part.failure} onAgain={() => void part.keeper.read()} />
        )}
      </Page>
    );
  }
  const timeField = (label: string, path: readonly string[], hint?: string) => {
    const { value, set, ...rest } = fieldAt(path);
    return (
      <SoughtPlace path={path}>
        <WallTimeField
          label={`${label} (${texts.basics.zone})`}
          hint={hint}
          value={typeof value === 'string' ? value : ''}
          onChange={(typed) => set(typed === '' ? undefined : typed)}
          {...rest}
        />
      </SoughtPlace>
    );
  };
  const line = { fieldAt, languages: outline.languages, maxLetters: 200, autoComplete: 'off' };
  const languages = fieldAt(languagesPath);
  const offered = Array.isArray(languages.value) ? languages.value.filter(isLanguageCode) : [];
  // The first one stays the first, and one that is added comes last.
  const inOrder = [...offered, ...languageCodes.filter((code) => !offered.includes(code))];
  const colour = fieldAt(colourPath);
  const colourSaid =
    typeof colour.value === 'string' ? colour.value : isEvent ? defaultEventColour : defaultPortalColour;
  return (
    <Page title={words.title} actions={<SaveMark saving={part.saving} />}>
      <fieldset className="hc-form" disabled={!outline.rights.includes('edit')}>
        {outline.rights.includes('edit') ? null : (
          <Notice kind="info">
            <p>{words.readOnly}</p>
          </Notice>
        )}
        <SaveTrouble saving={part.saving} failure={part.failure} onAgain={() => void part.keeper.flush()} />
        <PartDoubts site={site} part="settings" rights={outline.rights}>
          <Card title={isEvent ? words.about : words.portalAbout}>
            <LinesInLanguages label={texts.basics.name} isRequired path={titlePath} {...line} onTyped={follow} />
            {isEvent ? (
              <>
                <div className="hc-pair">
                  {timeField(texts.basics.start, startPath)}
                  {timeField(texts.basics.end, endPath)}
                </div>
                {timeField(words.doorsOpen, doorsPath, words.doorsOpenHint)}
                {hasMoved && later !== undefined ? (
                  <later.StrayNotice {...{ site, outline, before }} onMoved={() => void part.keeper.read()} />
                ) : null}
                <LinesInLanguages label={texts.basics.place} path={placePath} {...line} />
              </>
            ) : null}
            <LinesInLanguages label={texts.basics.organizer} path={organizerPath} {...line} />
          </Card>
          <Card title={words.look}>
            <SoughtPlace path={colourPath}>
              <ColourField
                label={words.colour}
                hint={words.colourHint}
                pickerLabel={words.pickColour}
                offered={palette}
                value={colourSaid}
                error={colour.error}
                below={colour.below}
                onChange={(typed) => colour.set(typed === '' ? undefined : typed)}
              />
            </SoughtPlace>
            <LaterContrast colour={colourSaid} />
          </Card>
          <Card title={words.languages}>
            <SoughtPlace path={languagesPath}>
              <ChecksField
                label={words.languagesLabel}
                hint={words.languagesHint}
                choices={inOrder.map((code) => ({ value: code, label: languageName[code] }))}
                values={offered}
                fixed={offered[0]}
                error={languages.error}
                below={languages.below}
                onChange={(chosen) => languages.set(chosen)}
              />
            </SoughtPlace>
            {offered.length > 1 ? (
              <SelectField
                label={words.firstLanguage}
                choices={offered.map((code) => ({ value: code, label: languageName[code] }))}
                value={offered[0]}
                onChange={(first) => languages.set([first, ...offered.filter((code) => code !== first)])}
              />
            ) : null}
          </Card>
        </PartDoubts>
      </fieldset>
      {more === undefined ? null : <more.SettingsMore site={site} outline={outline} />}
    </Page>
  );
}

function textAt(value: Json, path: readonly string[]): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
}

export const screen: ScreenModule = {
  Screen: SettingsScreen,
  texts: [editorTexts, formTexts],
};
