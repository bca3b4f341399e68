import { type SyntheticEvent, useRef, useState } from 'react';
import type { FailedCall } from '#console/api/failed-call.ts';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { ChecksField, SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { forgetKept, useKeptState } from '#console/forms/use-kept-state.ts';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { Steps } from '#console/ui/steps.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { isLanguageCode, type LanguageCode, languageCodes, languageName } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listPortals, listTemplates, makeSite } from '../contract.ts';
import { editorTexts } from './editor-texts.ts';
import { firstDates, isEndBeforeStart, movedEnd } from './first-dates.ts';
import { stepNames } from './step-names.ts';

const fields = ['name', 'startDate', 'endDate', 'placeName', 'organizerName'] as const;
type Errors = Partial<Record<(typeof fields)[number], string | undefined>>;

function BasicsScreen({ params: { template = '' } }: ScreenProps) {
  const { api, router, language, failureOf, cache, operator } = useConsole();
  const typed = `${operator?.mail ?? ''}/new/`;
  const texts = useWords(editorTexts);
  const words = texts.basics;
  const templates = useCall('templates', () => api.get<typeof listTemplates>('templates', {}));
  const choice = useCall('portals', () => api.get<typeof listPortals>('portals', {}));
  const chosen = templates.data?.find((one) => one.template === template);
  const kind = chosen?.kind;
  const isPortal = kind === 'portal';
  const [name, setName] = useKeptState(`${typed}name`, '');
  const [typedDates, setDates] = useKeptState<{ start: string; end: string } | undefined>(`${typed}dates`, undefined);
  const [opened] = useState(Date.now);
  const dates = typedDates ?? firstDates(opened, chosen);
  const [placeName, setPlace] = useKeptState(`${typed}place`, '');
  const [organizerName, setOrganizer] = useKeptState(`${typed}organizer`, '');
  // Whoever writes Japanese begins with it; texts of the template come in the others by one press.
  const inOrder = [language, ...languageCodes.filter((code) => code !== language)];
  const [languages, setLanguages] = useState<readonly LanguageCode[]>([language]);
  const [typedPortal, setPortal] = useState<string>();
  const portals = choice.data?.portals ?? [];
  const alone = choice.data?.mayStandAlone === false ? [] : [{ value: '', label: words.noPortal }];
  const portal = typedPortal ?? (alone.length > 0 ? '' : (portals[0]?.site ?? ''));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FailedCall>();
  const form = useRef<HTMLFormElement>(null);

  if (templates.data !== undefined && kind === undefined) {
    return (
      <Page title={words.goneTitle}>
        <ButtonLink to="/console/new">{words.back}</ButtonLink>
      </Page>
    );
  }
  const isWrongEnd = isEndBeforeStart(dates.start, dates.end);
  const missing = (value: string, text: string): string | undefined =>
    isTried && value.trim() === '' ? text : undefined;
  const example = Object.hasOwn(words.examples, template) ? words.examples[template] : undefined;
  const own: Errors = {
    name: missing(name, words.nameMissing),
    startDate: missing(dates.start, words.dateMissing),
    endDate: isWrongEnd ? words.endBeforeStart : missing(dates.end, words.dateMissing),
  };
  const errorOf = (field: (typeof fields)[number]): string | undefined => own[field] ?? refused?.errors[field]?.[0];
  const isSaidAtField = fields.some((field) => refused?.errors[field] !== undefined);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isBusy) return;
    const isWhole = [dates.start, dates.end].every((date) => parseInstant(date) !== undefined);
    const [first, ...otherLanguages] = inOrder.filter((code) => languages.includes(code));
    if (first === undefined || name.trim() === '' || (!isPortal && (!isWhole || isWrongEnd)))
      return focusFirstError(form.current);
    setBusy(true);
    setRefused(undefined);
    try {
      const period = isPortal
        ? {}
        : {
            startDate: dates.start,
            endDate: dates.end,
            placeName,
            ...(portal !== '' && { portal }),
          };
      const body = { template, language: first, otherLanguages, name, organizerName, ...period };
      const { site } = await api.post<typeof makeSite>('sites/make', { body });
      forgetKept(typed);
      cache.changed('sites/');
      // Back leads to the templates: the form that made it would make another one.
      router.go(`/console/sites/${site}/${isPortal ? 'publish' : 'tickets'}`, { replace: true });
    } catch (error) {
      setRefused(failureOf(error));
      focusFirstError(form.current);
      setBusy(false);
    }
  };
  return (
    <Page
      title={words.title}
      lead={words.note}
      above={
        <>
          <BackTo to="/console/new" text={words.back} />
          <Steps names={stepNames(texts)} at={1} />
        </>
      }
    >
      {templates.failure !== undefined && templates.data === undefined ? (
        <ReadFailed failure={templates.failure} onAgain={() => void templates.again()} />
      ) : chosen === undefined ? (
        <Skeleton kind="field" rows={4} />
      ) : (
        <form ref={form} className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
          {refused !== undefined && !isSaidAtField ? (
            <Notice kind="danger" isNew>
              <p>{refused.message}</p>
            </Notice>
          ) : null}
          <Card>
            <TextField
              label={words.name}
              isRequired
              placeholder={example?.name ?? words.namePlaceholder[kind ?? 'event']}
              autoComplete="off"
              maxLetters={200}
              value={name}
              onChange={setName}
              error={errorOf('name')}
            />
            {isPortal ? null : (
              <>
                <div className="hc-pair">
                  <WallTimeField
                    label={`${words.start} (${words.zone})`}
                    isRequired
                    value={dates.start}
                    onChange={(start) => setDates({ start, end: movedEnd(dates.start, start, dates.end) })}
                    error={errorOf('startDate')}
                  />
                  <WallTimeField
                    label={`${words.end} (${words.zone})`}
                    isRequired
                    value={dates.end}
                    min={dates.start}
                    onChange={(end) => setDates({ ...dates, end })}
                    error={errorOf('endDate')}
                  />
                </div>
                <TextField
                  label={words.place}
                  hint={words.placeHint}
                  placeholder={words.placePlaceholder}
                  autoComplete="off"
                  maxLetters={200}
                  value={placeName}
                  onChange={setPlace}
                  error={errorOf('placeName')}
                />
              </>
            )}
            {isPortal || portals.length === 0 ? null : (
              <SelectField
                label={words.portal}
                hint={words.portalHint}
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
            <TextField
              label={words.organizer}
              placeholder={example?.organizer ?? words.organizerPlaceholder}
              autoComplete="organization"
              maxLetters={200}
              value={organizerName}
              onChange={setOrganizer}
              error={errorOf('organizerName')}
            />
            <ChecksField
              label={texts.settings.languagesLabel}
              hint={words.languagesHint}
              choices={inOrder.map((code) => ({ value: code, label: languageName[code] }))}
              values={languages}
              error={isTried && languages.length === 0 ? words.languageMissing : undefined}
              onChange={(codes) => setLanguages(codes.filter(isLanguageCode))}
            />
          </Card>
          {chosen.costs ? <p className="hc-muted">{words.paid}</p> : null}
          <div className="hc-form-foot">
            <Button look="main" size="large" type="submit" isBusy={isBusy}>
              {words.make}
            </Button>
          </div>
        </form>
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: BasicsScreen, texts: [editorTexts] };
