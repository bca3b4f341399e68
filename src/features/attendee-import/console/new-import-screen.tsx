import { useMemo, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { BackIcon } from '#console/ui/icon.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { Steps } from '#console/ui/steps.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { readImportDesk } from '../contract.ts';
import { checkRows, type RowFault } from '../rules/check-rows.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnStep } from './column-step.tsx';
import { FileStep } from './file-step.tsx';
import { type Desk, type ImportDraft, newDraft, planOf, usedRows } from './import-draft.ts';
import { ImportList } from './import-list.tsx';
import { importTexts } from './import-texts.ts';
import { sendRows } from './send-rows.ts';
import './import.css';

/** A file of attendees: chosen, told what its columns are, checked, and sent. */
function NewImportScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(importTexts);
  const {
    data: desk,
    failure,
    again,
  } = useCall(`import-desk/${site}`, (api) =>
    api.get<typeof readImportDesk>('sites/{site}/attendee-imports/desk', { params: { site } }),
  );
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      above={
        <Link className="hc-back" to={`/console/sites/${site}/attendees`}>
          <BackIcon />
          {words.back}
        </Link>
      }
    >
      {desk === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : desk === undefined ? (
        <Skeleton rows={3} />
      ) : desk.tickets.length === 0 ? (
        <Notice kind="info" title={words.noTickets}>
          <p>{words.noTicketsText}</p>
        </Notice>
      ) : (
        <Flow site={site} desk={desk} again={again} />
      )}
    </Page>
  );
}

function Flow({ site, desk, again }: { site: string; desk: Desk; again: () => Promise<void> }) {
  const { api, router, failureOf, language } = useConsole();
  const words = useWords(importTexts);
  const [draft, setDraft] = useState<ImportDraft>();
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<number>();
  const [failed, setFailed] = useState<string>();
  const [answered, setAnswered] = useState<{ faults: RowFault[]; isMore: boolean }>();
  const plan = useMemo(() => draft && planOf(draft, desk), [draft, desk]);
  const rows = useMemo(() => (draft === undefined ? [] : usedRows(draft)), [draft]);
  const checked = useMemo(
    () => (isChecked && plan !== undefined ? checkRows(rows, plan, desk) : undefined),
    [isChecked, plan, rows, desk],
  );
  const send = async (): Promise<void> => {
    if (draft === undefined || plan === undefined || sent !== undefined) return;
    setSent(0);
    setFailed(undefined);
    setAnswered(undefined);
    try {
      const { fileName } = draft;
      const taken = await sendRows(api, { site, fileName, plan, rows, onProgress: setSent });
      if (taken.faults.length > 0) setAnswered(taken);
      else router.go(`/console/sites/${site}/attendees/import/${taken.importId}`);
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setSent(undefined);
    }
  };
  const at = draft === undefined ? 0 : isChecked ? 2 : 1;
  return (
    <>
      <Steps names={words.steps} at={at} />
      {draft === undefined || plan === undefined ? (
        <>
          <FileStep
            onRead={(name, table) => {
              setDraft(newDraft(name, table, desk, language));
              setChecked(false);
              // Tickets may have been sold since the screen was opened.
              void again();
            }}
          />
          <ImportList site={site} />
        </>
      ) : checked === undefined ? (
        <ColumnStep
          desk={desk}
          draft={draft}
          plan={plan}
          onChange={setDraft}
          onOther={() => setDraft(undefined)}
          onDone={() => setChecked(true)}
        />
      ) : (
        <CheckStep
          draft={draft}
          plan={plan}
          checked={answered === undefined ? checked : { ...checked, faults: answered.faults }}
          isMore={answered?.isMore ?? false}
          sent={sent}
          failed={failed}
          onSend={() => void send()}
          onBack={() => {
            setAnswered(undefined);
            setChecked(false);
          }}
          onOther={() => {
            setAnswered(undefined);
            setChecked(false);
            setDraft(undefined);
          }}
        />
      )}
    </>
  );
}

export const screen: ScreenModule = { Screen: NewImportScreen, texts: [importTexts] };
