import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { LaterPart } from '#console/ui/later-part.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { makeBooths } from '#features/editor/console.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { checkExhibitors, inviteExhibitors } from '../contract.ts';
import { noteMax, rowsMax } from '../rules/exhibitor-limits.ts';
import type { InvitationRow } from '../rules/invitation-rows.ts';
import { missingBooths } from '../rules/missing-booths.ts';
import { linesOfList, readList } from '../rules/read-list.ts';
import { exhibitorTexts } from './exhibitor-texts.ts';
import './exhibitors.css';

/** Of ten thousand exhibitors, generously. */
const listMaxBytes = 4 * 1024 * 1024;

type Answer = AnswerOf<typeof inviteExhibitors>;
type Preview = AnswerOf<typeof checkExhibitors>['preview'];
type State =
  | { kind: 'writing' | 'empty' | 'checking' }
  | { kind: 'wrong'; rows: readonly InvitationRow[]; lines: readonly number[]; issues: Answer['issues'] }
  | { kind: 'ready'; mails: number; preview: Preview }
  | { kind: 'stopped'; mails: number }
  | { kind: 'sending'; left: number }
  | { kind: 'sent'; sent: number };

/** Exhibitors are invited from a list; nothing is sent before every line of it is right. */
function InviteScreen({ params: { site = '' } }: ScreenProps) {
  const { api, language, failureOf, toast } = useConsole();
  const words = useWords(exhibitorTexts);
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ kind: 'writing' });
  const [note, setNote] = useState('');
  const change =
    (set: (typed: string) => void) =>
    (typed: string): void => {
      set(typed);
      setState({ kind: 'writing' });
    };
  const write = change(setText);
  /** A longer list than one call takes goes in parts. */
  const partsOf = (rows: InvitationRow[]): InvitationRow[][] =>
    Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, at) => rows.slice(at * rowsMax, (at + 1) * rowsMax));
  const check = async (): Promise<void> => {
    const rows = readList(text);
    if (rows.length === 0) return setState({ kind: 'empty' });
    setState({ kind: 'checking' });
    try {
      const issues: Answer['issues'] = [];
      let mails = 0;
      let preview: Preview = null;
      for (const [at, part] of partsOf(rows).entries()) {
        // oxlint-disable-next-line no-await-in-loop
        const found = await api.post<typeof checkExhibitors>('sites/{site}/exhibitors/check', {
          params: { site },
          body: { rows: part, note, language },
        });
        issues.push(...found.issues.map((issue) => ({ ...issue, row: issue.row + at * rowsMax })));
        mails += found.mails;
        preview ??= found.preview;
      }
      return setState(
        issues.length > 0
          ? { kind: 'wrong', rows, lines: linesOfList(text), issues }
          : { kind: 'ready', mails, preview },
      );
    } catch (error) {
      setState({ kind: 'writing' });
      return toast({ text: failureOf(error).message });
    }
  };
  const send = async (mails: number): Promise<void> => {
    setState({ kind: 'sending', left: mails });
    let sent = 0;
    try {
      for (const part of partsOf(readList(text))) {
        let left: number;
        do {
          // A call sends a part of the list, and the next one goes on behind it.
          // oxlint-disable-next-line no-await-in-loop
          const answer = await api.post<typeof inviteExhibitors>('sites/{site}/exhibitors/invite', {
            params: { site },
            body: { rows: part, note, language },
          });
          sent += answer.sent;
          left = answer.left;
          setState({ kind: 'sending', left });
        } while (left > 0);
      }
      setState({ kind: 'sent', sent });
    } catch (error) {
      setState({ kind: 'stopped', mails });
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <Page
      title={words.inviteTitle}
      lead={words.inviteLead}
      above={<BackTo to={`/console/sites/${site}/exhibitors`} text={words.back} />}
    >
      <Card>
        <div className="hc-form hc-invite-list">
          <TextAreaField
            label={words.listLabel}
            hint={words.listHint}
            error={state.kind === 'empty' ? words.empty : undefined}
            rows={10}
            isSource
            value={text}
            onChange={write}
          />
          <TextAreaField
            label={words.note}
            hint={words.noteHint}
            rows={3}
            maxLetters={noteMax}
            value={note}
            onChange={change(setNote)}
          />
          <Found site={site} state={state} onMade={() => void check()} />
          <div className="hc-page-actions">
            {state.kind === 'ready' || state.kind === 'stopped' ? (
              <Button look="main" onClick={() => void send(state.mails)}>
                {words.send(state.mails)}
              </Button>
            ) : (
              <Button
                look="main"
                isBusy={state.kind === 'checking' || state.kind === 'sending'}
                onClick={() => void check()}
              >
                {words.check}
              </Button>
            )}
            <label className="hc-button hc-file">
              <input
                type="file"
                className="hc-hidden"
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file !== undefined && file.size > listMaxBytes) toast({ text: words.fileTooLarge });
                  else if (file !== undefined) void textOf(file).then(write);
                  currentTarget.value = '';
                }}
              />
              {words.file}
            </label>
          </div>
        </div>
      </Card>
    </Page>
  );
}

/** Spreadsheets write Japanese lists in either encoding. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** What was found in the list, or how far the mails are. */
function Found({ site, state, onMade }: { site: string; state: State; onMade: () => void }) {
  const words = useWords(exhibitorTexts);
  switch (state.kind) {
    case 'wrong': {
      const missing = missingBooths(state.rows, state.issues);
      return (
        <Notice kind="warning" title={words.issuesTitle(state.issues.length)} isNew>
          <ul className="hc-invite-issues">
            {state.issues.map(({ row, problem }) => (
              <li key={`${row} ${problem}`}>
                <strong>
                  {words.row(state.lines[row] ?? row + 1, state.rows[row]?.booth ?? '', state.rows[row]?.mail ?? '')}
                </strong>{' '}
                {words.problems[problem]}
              </li>
            ))}
          </ul>
          {missing.length === 0 ? null : <LaterPart load={makeBooths} site={site} booths={missing} onMade={onMade} />}
        </Notice>
      );
    }
    case 'ready':
      return (
        <Notice kind="info" title={words.ready(state.mails)} isNew>
          {state.preview === null ? null : (
            <details className="hc-invite-preview" open>
              <summary>{words.preview(state.preview.to)}</summary>
              <p>
                <strong>{state.preview.subject}</strong>
              </p>
              <pre>{state.preview.text}</pre>
            </details>
          )}
        </Notice>
      );
    case 'sending':
      return <Notice kind="info" title={words.sending(state.left)} isNew />;
    case 'stopped':
      return <Notice kind="warning" title={words.stopped} isNew />;
    case 'sent':
      return <Notice kind="success" title={state.sent === 0 ? words.already : words.sent(state.sent)} isNew />;
    case 'writing':
    case 'empty':
    case 'checking':
      return null;
  }
}

export const screen: ScreenModule = { Screen: InviteScreen, texts: [exhibitorTexts] };
