import { useCallback, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { ChecksField } from '#console/forms/choice-field.tsx';
import { ColourField } from '#console/forms/colour-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import { localize } from '#kernel/localized-text.ts';
import { isLanguageCode, languageCodes, languageName } from '#kernel/language.ts';
import { defaultEventColour, defaultPortalColour, palette } from '#kernel/theme/palette.ts';
import { needed } from '#web/parts/needed.ts';
import { isNamedIn } from '../rules/is-named-in.ts';
import type { Json } from '../rules/part-changes.ts';
import { changeTexts } from './changes/change-texts.ts';
import { checklistTexts } from './checklist/checklist-texts.ts';
import { contentTexts } from './content/content-texts.ts';
import { PartDoubts } from './doubts/part-doubts.tsx';
import { editorTexts } from './editor-texts.ts';
import { endingTexts } from './ending/ending-texts.ts';
import { fileTexts } from './files/file-texts.ts';
import { formTexts } from './form/form-words.ts';
import { useLater } from './form/use-later.ts';
import { portalTexts } from './portal/portal-texts.ts';
import { isEndBeforeStart } from './first-dates.ts';
import { originTexts } from './origins/origin-texts.ts';
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
const wordsOfStray = [checklistTexts, changeTexts, contentTexts];
const loadPortals = () => needed(() => import('./portal/portal-cards.ts'));
const wordsOfPortals = [portalTexts];

/** The operator's own, which lists the events that stand alone. */
const ownPortal = 'portal-0';
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
  const origins = useWords(originTexts);
  const files = useWords(fileTexts);
  const ending = useWords(endingTexts);
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
  const later = useLater(loadStray, wordsOfStray);
  const portals = useLater(loadPortals, wordsOfPortals);

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
  const line = { fieldAt, languages: outline.languages, maxLength: 200, autoComplete: 'off' };
  const languages = fieldAt(languagesPath);
  const offered = Array.isArray(languages.value) ? languages.value.filter(isLanguageCode) : [];
  // The first one stays the first, and one that is added comes last.
  const inOrder = [...offered, ...languageCodes.filter((code) => !offered.includes(code))];
  const { value: colour, set: setColour, ...colourRest } = fieldAt(colourPath);
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
            <ColourField
              label={words.colour}
              hint={words.colourHint}
              pickerLabel={words.pickColour}
              offered={palette}
              value={typeof colour === 'string' ? colour : isEvent ? defaultEventColour : defaultPortalColour}
              onChange={(typed) => setColour(typed === '' ? undefined : typed)}
              {...colourRest}
            />
          </Card>
          <Card title={words.languages}>
            <SoughtPlace path={languagesPath}>
              <ChecksField
                label={words.languagesLabel}
                hint={words.languagesHint}
                choices={inOrder.map((code) => ({ value: code, label: languageName[code] }))}
                values={offered}
                error={languages.error}
                below={languages.below}
                onChange={(chosen) => languages.set(chosen)}
              />
            </SoughtPlace>
          </Card>
        </PartDoubts>
      </fieldset>
      <div className="hc-form hc-settings-more">
        {outline.rights.includes('govern') && portals !== undefined ? (
          isEvent ? (
            <portals.PortalCard site={site} />
          ) : site === ownPortal ? null : (
            <portals.PortalEventsCard site={site} title={localize(outline.title, language, language)} />
          )
        ) : null}
        <Card title={words.all} note={words.allText}>
          <p>
            <ButtonLink to={`/console/sites/${site}/settings/all`}>{words.all}</ButtonLink>
          </p>
        </Card>
        {outline.rights.includes('edit') ? (
          <Card title={files.title} note={files.lead}>
            <p>
              <ButtonLink to={`/console/sites/${site}/files`}>{files.nav}</ButtonLink>
            </p>
          </Card>
        ) : null}
        {outline.mayCopy ? (
          <Card title={origins.copy.link} note={origins.copy.linkText}>
            <p>
              <ButtonLink to={`/console/sites/${site}/copy`}>{origins.copy.button}</ButtonLink>
            </p>
          </Card>
        ) : null}
        {outline.rights.includes('govern') ? (
          <Card title={ending.link} note={ending.linkText}>
            <p>
              <ButtonLink to={`/console/sites/${site}/ending`}>{ending.link}</ButtonLink>
            </p>
          </Card>
        ) : null}
      </div>
    </Page>
  );
}

function textAt(value: Json, path: readonly string[]): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
}

export const screen: ScreenModule = {
  Screen: SettingsScreen,
  texts: [editorTexts, formTexts, originTexts, fileTexts, endingTexts],
};
