import { type SyntheticEvent, useRef, useState } from 'react';
import type { FailedCall } from '#console/api/failed-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { languageName } from '#kernel/language.ts';
import { localize, type LocalizedText } from '#kernel/localized-text.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';
import type { copySite } from '../../contract/copy.ts';
import { editorTexts } from '../editor-texts.ts';
import { firstDates, isEndBeforeStart, movedEnd } from '../first-dates.ts';
import { type Outline, useOutline } from '../use-outline.ts';
import { originTexts } from './origin-texts.ts';
import '../part/said-list.css';

function CopyScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(originTexts).copy;
  const { data, failure, again } = useOutline(site);
  if (data !== undefined) return <CopyForm site={site} outline={data} />;
  return (
    <Page title={words.link}>
      {failure === undefined ? (
        <Skeleton kind="field" rows={4} />
      ) : (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      )}
    </Page>
  );
}

function CopyForm({ site, outline }: { site: string; outline: Outline }) {
  const { api, router, language, failureOf, cache } = useConsole();
  const texts = useWords(editorTexts);
  const words = useWords(originTexts).copy;
  const { title, languages, startDate, endDate } = outline;
  const [first = language] = languages;
  const [names, setNames] = useState<LocalizedText>(title);
  const [opened] = useState(Date.now);
  const [dates, setDates] = useState(() => firstDates(opened, { startDate, endDate }, endInstant(endDate ?? '')));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FailedCall>();
  const form = useRef<HTMLFormElement>(null);
  const isNameless = (names[first] ?? '').trim() === '';
  const isWrongEnd = isEndBeforeStart(dates.start, dates.end);
  const dateMissing = (date: string): string | undefined =>
    isTried && date === '' ? texts.basics.dateMissing : undefined;
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isBusy) return;
    const isWhole = [dates.start, dates.end].every((date) => parseInstant(date) !== undefined);
    if (isNameless || !isWhole || isWrongEnd) return focusFirstError(form.current);
    setBusy(true);
    setRefused(undefined);
    try {
      const said = Object.entries(names).filter(([, text]) => text.trim() !== '');
      const body = { name: Object.fromEntries(said), startDate: dates.start, endDate: dates.end };
      const made = await api.post<typeof copySite>('sites/{site}/copy', { params: { site }, body });
      cache.changed('sites/');
      router.go(`/console/sites/${made.site}`, { replace: true });
    } catch (error) {
      setRefused(failureOf(error));
      focusFirstError(form.current);
      setBusy(false);
    }
  };
  return (
    <Page
      title={words.title(localize(title, language, first))}
      lead={words.lead}
      above={<BackTo to={`/console/sites/${site}`} text={texts.nav.overview} />}
    >
      <form ref={form} className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        {outline.mayCopy ? null : (
          <Notice kind="warning">
            <p>{words.noRight}</p>
          </Notice>
        )}
        {refused === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{refused.message}</p>
          </Notice>
        )}
        <Card note={languages.length > 1 ? words.otherLanguages : undefined}>
          {languages.map((code) => (
            <TextField
              key={code}
              label={languages.length > 1 ? words.name(languageName[code]) : texts.basics.name}
              isRequired={code === first}
              autoComplete="off"
              maxLetters={200}
              value={names[code] ?? ''}
              onChange={(text) => setNames({ ...names, [code]: text })}
              error={code === first && isTried && isNameless ? texts.basics.nameMissing : undefined}
            />
          ))}
          <div className="hc-pair">
            <WallTimeField
              label={`${texts.basics.start} (${texts.basics.zone})`}
              isRequired
              value={dates.start}
              onChange={(start) => setDates({ start, end: movedEnd(dates.start, start, dates.end) })}
              error={dateMissing(dates.start) ?? refused?.errors['startDate']?.[0]}
            />
            <WallTimeField
              label={`${texts.basics.end} (${texts.basics.zone})`}
              isRequired
              value={dates.end}
              min={dates.start}
              onChange={(end) => setDates({ ...dates, end })}
              error={
                isWrongEnd ? texts.basics.endBeforeStart : (dateMissing(dates.end) ?? refused?.errors['endDate']?.[0])
              }
            />
          </div>
        </Card>
        <Facts title={words.what} facts={words.kept} />
        <Facts title={words.notKept} facts={words.left} />
        <div className="hc-form-foot">
          <Button look="main" size="large" type="submit" isBusy={isBusy} disabled={!outline.mayCopy}>
            {words.button}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <Card title={title}>
      <ul className="hc-said-list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  );
}

export const screen: ScreenModule = { Screen: CopyScreen, texts: [editorTexts, originTexts] };
