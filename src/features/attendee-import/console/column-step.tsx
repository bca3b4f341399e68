import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField, SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { issueWays } from '#features/ticket/rules/organiser/issue-way.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { formatYen } from '#kernel/yen.ts';
import { type Meaning, plainMeanings } from '../rules/column-meaning.ts';
import { columnsMax, noteMax, ticketValuesMax } from '../rules/import-limits.ts';
import { type ImportPlan, planProblem, priceIn } from '../rules/import-plan.ts';
import { type Desk, type ImportDraft, pricedTickets, withMeaning } from './import-draft.ts';
import { importTexts } from './import-texts.ts';

/** Values of a column that are shown, so that it is known by them. */
const samplesShown = 3;

interface ColumnStepProps {
  desk: Desk;
  draft: ImportDraft;
  plan: ImportPlan;
  onChange: (draft: ImportDraft) => void;
  onOther: () => void;
  onDone: () => void;
}

/** What each column has, which tickets are meant, how they are paid, and who is mailed. */
export function ColumnStep({ desk, draft, plan, onChange, onOther, onDone }: ColumnStepProps) {
  const { language: own } = useConsole();
  const words = useWords(importTexts);
  const [isTried, setTried] = useState(false);
  const { table, meanings, ticketsAt } = draft;
  const said = (text: Parameters<typeof localize>[0]): string => localize(text, own, defaultLanguage);
  const choices = pricedTickets(desk).map(({ ticket, price }, at) => ({
    value: String(at),
    label: words.pricedTicket(
      [said(ticket.title), said(price.name)].filter(Boolean).join(' '),
      formatYen(price.price, own),
      ticket.left,
    ),
  }));
  const questions = new Map(
    desk.questions.map(({ item, labels }) => [item.entryFormKey, labels[0] ?? item.entryFormKey]),
  );
  const offered = [
    { value: '', label: words.leaveOut },
    ...plainMeanings.map((meaning) => ({ value: meaning, label: words.meanings[meaning] })),
    ...[...questions].map(([key, label]) => ({ value: `answer:${key}`, label: words.answer(label) })),
  ];
  const meaningOf = (value: string): Meaning | undefined =>
    plainMeanings.find((one) => one === value) ??
    (value.startsWith('answer:') ? `answer:${value.slice(7)}` : undefined);
  const isColumn = meanings.includes('ticket');
  const unknown = [...ticketsAt].filter(([, at]) => at === undefined);
  const costs = [plan.ticket, ...plan.ticketValues].some((one) => one !== null && (priceIn(desk, one) ?? 0) > 0);
  const problem =
    ticketsAt.size > ticketValuesMax
      ? words.tooManyTicketValues(ticketValuesMax)
      : plan.columns.length > columnsMax
        ? words.tooManyUsed(columnsMax)
        : unknown.length > 0
          ? words.planProblems.noTicket
          : draft.note.trim().length > noteMax
            ? words.noteLong(noteMax)
            : planSaid();

  return (
    <>
      <Card title={words.columns} note={words.columnsNote(draft.fileName, table.rows.length)}>
        <ol className="hc-import-columns">
          {meanings.map((meaning, at) => {
            const samples = table.rows
              .slice(0, samplesShown)
              .map(({ cells }) => (cells[at] ?? '').trim())
              .filter(Boolean);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place
              <li key={at} data-used={meaning !== undefined || undefined}>
                <SelectField
                  label={table.headers[at] || words.column(at + 1)}
                  hint={samples.join(' / ').slice(0, 120) || words.noSample}
                  choices={offered}
                  value={meaning ?? ''}
                  onChange={(value) => onChange(withMeaning(draft, at, meaningOf(value), desk))}
                />
              </li>
            );
          })}
        </ol>
      </Card>
      <Card title={words.tickets}>
        {isColumn ? (
          <>
            <p className="hc-card-note">{words.ticketsNote}</p>
            {[...ticketsAt].slice(0, ticketValuesMax).map(([word, at]) => (
              <SelectField
                key={word}
                label={word}
                choices={choices}
                value={at === undefined ? undefined : String(at)}
                error={isTried && at === undefined ? words.planProblems.noTicket : undefined}
                onChange={(value) => onChange({ ...draft, ticketsAt: new Map([...ticketsAt, [word, Number(value)]]) })}
              />
            ))}
          </>
        ) : (
          <SelectField
            label={words.ticketOfAll}
            hint={words.ticketOfAllHint}
            choices={choices}
            value={String(draft.ticketAt)}
            onChange={(value) => onChange({ ...draft, ticketAt: Number(value) })}
          />
        )}
        {costs ? (
          <RadioField
            label={words.way}
            choices={issueWays.map((value) => ({ value, label: words.ways[value] }))}
            value={draft.way}
            onChange={(value) => onChange({ ...draft, way: issueWays.find((one) => one === value) ?? 'free' })}
          />
        ) : null}
        <TextField
          label={words.note}
          hint={words.noteHint}
          autoComplete="off"
          value={draft.note}
          onChange={(note) => onChange({ ...draft, note })}
        />
      </Card>
      <Card title={words.mails}>
        <RadioField
          label={words.mailed}
          choices={[
            { value: 'yes', label: words.mailedYes },
            { value: 'no', label: words.mailedNo },
          ]}
          value={draft.isMailed ? 'yes' : 'no'}
          onChange={(value) => onChange({ ...draft, isMailed: value === 'yes' })}
        />
        {desk.languages.length > 1 ? (
          <SelectField
            label={words.language}
            choices={desk.languages.map((value) => ({ value, label: words.languages[value] }))}
            value={draft.language}
            onChange={(value) =>
              onChange({ ...draft, language: desk.languages.find((one) => one === value) ?? draft.language })
            }
          />
        ) : null}
      </Card>
      {isTried && problem !== undefined ? (
        <Notice kind="danger" isNew>
          <p>{problem}</p>
        </Notice>
      ) : null}
      <div className="hc-page-actions hc-import-foot">
        <Button
          look="main"
          onClick={() => {
            setTried(true);
            if (problem === undefined) onDone();
          }}
        >
          {words.check}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {words.otherFile}
        </Button>
      </div>
    </>
  );

  function planSaid(): string | undefined {
    const wrong = planProblem(plan, desk);
    return wrong === undefined ? undefined : words.planProblems[wrong];
  }
}
