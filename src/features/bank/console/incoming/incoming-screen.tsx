import { type ReactNode, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { FileField } from '#console/forms/file-field.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { BackIcon } from '#console/ui/icon.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { formatYen } from '#kernel/yen.ts';
import type { readBankDesk } from '../../contract.ts';
import { linesMax, statementMaxBytes } from '../../rules/bank-limits.ts';
import { readStatement, type ReadStatement } from '../../rules/statement/read-statement.ts';
import type { ReadLines } from '../../rules/statement/statement.ts';
import { readTable } from '../../rules/statement/table-statement.ts';
import { ColumnChoice } from './column-choice.tsx';
import { decoders } from './decoders.ts';
import { type Desk, entriesOf, type Entry } from './entries.ts';
import { incomingTexts } from './incoming-texts.ts';
import { PaymentGroups } from './payment-groups.tsx';
import './incoming.css';

type Problem = keyof ReturnType<typeof incomingTexts.of>['problems'];

interface Matched {
  file: string;
  read: ReadLines & { isIncomplete: boolean };
  desk: Desk;
  entries: Entry[];
}

/** A file of the bank is read here, matched with the orders that wait, and noted by one press. */
function IncomingScreen({ params: { site = '' } }: ScreenProps) {
  const { api, language, failureOf } = useConsole();
  const words = useWords(incomingTexts);
  const load = () => api.get<typeof readBankDesk>('sites/{site}/bank', { params: { site } });
  const { data: desk, failure, again } = useCall(`bank/${site}`, load);
  const [problem, setProblem] = useState<Problem>();
  const [failed, setFailed] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [asked, setAsked] = useState<{ file: string; rows: (ReadStatement & { kind: 'columns' })['rows'] }>();
  const [matched, setMatched] = useState<Matched>();

  const match = async (file: string, read: Matched['read']): Promise<void> => {
    if (read.lines.length === 0 && read.faults.length === 0) {
      setProblem('noLines');
      return;
    }
    setReading(true);
    try {
      // Orders may have been paid since the screen was opened.
      const fresh = await load();
      const entries = await entriesOf(site, read.lines, fresh);
      setMatched({ file, read, desk: fresh, entries });
      setAsked(undefined);
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setReading(false);
    }
  };
  const readFile = async (file: File): Promise<void> => {
    setProblem(undefined);
    setFailed(undefined);
    setAsked(undefined);
    if (file.size > statementMaxBytes) {
      setProblem('tooLarge');
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) {
      setProblem('unreadable');
      return;
    }
    const read = readStatement(new Uint8Array(bytes), decoders, Date.now());
    if (read.kind === 'refused') setProblem(read.problem);
    else if (read.kind === 'columns') setAsked({ file: file.name, rows: read.rows });
    else await match(file.name, read);
  };

  const open = desk?.orders.filter(({ owed }) => owed > 0) ?? [];
  const sum = open.reduce((all, { owed }) => all + owed, 0);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={<ButtonLink to={`/console/sites/${site}/orders/payouts`}>{words.payouts}</ButtonLink>}
      above={
        <Link className="hc-back" to={`/console/sites/${site}/orders`}>
          <BackIcon />
          {words.back}
        </Link>
      }
    >
      {desk === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : desk === undefined ? (
        <Skeleton rows={3} />
      ) : matched === undefined ? (
        <>
          <Card>
            <p>{open.length === 0 ? words.noneWaiting : words.waiting(open.length, formatYen(sum, language))}</p>
            {desk.isCut ? <p className="hc-muted">{words.isCut}</p> : null}
            <FileField
              label={words.file}
              hint={words.fileHint}
              error={problem === undefined ? undefined : words.problems[problem]}
              accept=".csv,.txt,.dat,.tsv,text/csv,text/plain"
              onFile={(file) => void readFile(file)}
            />
            {isReading ? <output>{words.reading}</output> : null}
            {failed === undefined ? null : (
              <Notice kind="danger" isNew>
                <p>{failed}</p>
              </Notice>
            )}
          </Card>
          {asked === undefined ? null : (
            <ColumnChoice
              key={asked.file}
              rows={asked.rows}
              onChosen={(columns) => {
                setProblem(undefined);
                void match(asked.file, { ...readTable(asked.rows, columns), isIncomplete: false });
              }}
            />
          )}
        </>
      ) : (
        <>
          <div className="hc-list-head">
            <span className="hc-muted">{matched.file}</span>
            <Button
              look="quiet"
              onClick={() => {
                setMatched(undefined);
                void again();
              }}
            >
              {words.other}
            </Button>
          </div>
          <FileNotices read={matched.read} />
          <PaymentGroups site={site} desk={matched.desk} entries={matched.entries} />
        </>
      )}
    </Page>
  );
}

/** Lines that are shown; whoever mends them sees the next ones. */
const faultsShown = 20;

function FileNotices({ read: { isCut, isIncomplete, faults } }: { read: Matched['read'] }): ReactNode {
  const words = useWords(incomingTexts);
  if (!isCut && !isIncomplete && faults.length === 0) return null;
  return (
    <div className="hc-bank-notices">
      {isIncomplete ? <Notice kind="warning" title={words.incomplete} /> : null}
      {isCut ? <Notice kind="warning" title={words.cut(linesMax)} /> : null}
      {faults.length === 0 ? null : (
        <Notice kind="warning" title={words.faults}>
          <ul>
            {faults.slice(0, faultsShown).map(({ line, problem }) => (
              <li key={line}>{words.fault(line, words.faultKinds[problem])}</li>
            ))}
          </ul>
          {faults.length > faultsShown ? <p>{words.moreFaults(faults.length - faultsShown)}</p> : null}
        </Notice>
      )}
    </div>
  );
}

export const screen: ScreenModule = { Screen: IncomingScreen, texts: [incomingTexts] };
