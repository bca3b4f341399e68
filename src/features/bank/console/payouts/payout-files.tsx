import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { saveFile } from '#console/save-file.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { csvType } from '#kernel/csv.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { formatYen } from '#kernel/yen.ts';
import type { dropPayout, payPayout, readPayout, readPayouts } from '../../contract/payouts.ts';
import { payoutCsv } from '../../rules/payout/payout-csv.ts';
import { type Remitter, writeZenginTransfer } from '../../rules/payout/zengin-transfer.ts';
import { payoutWords } from './payout-words.ts';
import { RemitterForm } from './remitter-form.tsx';

type Payout = AnswerOf<typeof readPayouts>['payouts'][number];
type Lines = AnswerOf<typeof readPayout>['lines'];

interface PayoutFilesProps {
  site: string;
  payouts: readonly Payout[];
  onChanged: () => void;
}

/** The files that were made: saved for the bank, noted as paid, or withdrawn. */
export function PayoutFiles({ site, payouts, onChanged }: PayoutFilesProps) {
  const { api, language, failureOf } = useConsole();
  const words = useWords(payoutWords);
  const times = useSaidTimes();
  const [asked, setAsked] = useState<{ kind: 'zengin' | 'paid' | 'drop'; payout: Payout }>();
  const [said, setSaid] = useState<{ kind: 'success' | 'danger'; text: string }>();
  const [isBusy, setBusy] = useState(false);
  if (payouts.length === 0) return null;
  const press = async (work: () => Promise<string | undefined>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const text = await work();
      if (text !== undefined) setSaid({ kind: 'success', text });
    } catch (error) {
      setSaid({ kind: 'danger', text: failureOf(error).message });
    } finally {
      setBusy(false);
      setAsked(undefined);
      onChanged();
    }
  };
  const params = (payout: Payout) => ({ site, payoutId: payout.payoutId });
  const save = (payout: Payout, write: (lines: Lines) => void) =>
    press(async () => {
      const { lines } = await api.get<typeof readPayout>('sites/{site}/payouts/{payoutId}', { params: params(payout) });
      if (lines.length < payout.refunds) throw new Error(words.gone);
      write(lines);
      return undefined;
    });
  const name = (payout: Payout, ending: string): string => `refunds-${payout.payoutId}.${ending}`;
  const saveCsv = (payout: Payout) =>
    save(payout, (lines) =>
      saveFile({ name: name(payout, 'csv'), bytes: new TextEncoder().encode(payoutCsv(lines)) }, csvType),
    );
  const saveZengin = (payout: Payout, remitter: Remitter) =>
    save(payout, (lines) =>
      saveFile(
        { name: name(payout, 'txt'), bytes: new Uint8Array(writeZenginTransfer(remitter, lines)) },
        'application/octet-stream',
      ),
    );
  return (
    <Card title={words.files}>
      {said === undefined ? null : (
        <Notice kind={said.kind} isNew>
          <p>{said.text}</p>
        </Notice>
      )}
      <ul className="hc-payout-files">
        {payouts.map((payout) => (
          <li key={payout.payoutId}>
            <span className="hc-payout-who">
              <span>{words.contents(payout.refunds, formatYen(payout.amount, language))}</span>
              <span className="hc-muted">{words.file(times.date(payout.madeAt), payout.madeBy)}</span>
            </span>
            <Badge kind={payout.state === 'paid' ? 'success' : payout.state === 'made' ? 'warning' : 'plain'}>
              {words.states[payout.state]}
            </Badge>
            {payout.state === 'made' ? (
              <span className="hc-payout-presses">
                <Button onClick={() => setAsked({ kind: 'zengin', payout })}>{words.zengin}</Button>
                <Button isBusy={isBusy} onClick={() => void saveCsv(payout)}>
                  {words.csv}
                </Button>
                <Button look="main" onClick={() => setAsked({ kind: 'paid', payout })}>
                  {words.paid}
                </Button>
                <Button look="quiet" onClick={() => setAsked({ kind: 'drop', payout })}>
                  {words.drop}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {asked?.kind === 'zengin' ? (
        <RemitterForm
          isBusy={isBusy}
          onSave={(remitter) => void saveZengin(asked.payout, remitter)}
          onClose={() => setAsked(undefined)}
        />
      ) : asked?.kind === 'paid' || asked?.kind === 'drop' ? (
        <Dialog title={words[asked.kind]} closeLabel={words.close} onClose={() => setAsked(undefined)}>
          <p>
            {asked.kind === 'drop'
              ? words.dropText
              : words.paidText(asked.payout.refunds, formatYen(asked.payout.amount, language))}
          </p>
          <div className="hc-form-foot">
            <Button
              look={asked.kind === 'paid' ? 'main' : 'danger'}
              isBusy={isBusy}
              onClick={() =>
                void press(async () => {
                  const options = { params: params(asked.payout), body: {} };
                  if (asked.kind === 'drop') {
                    await api.post<typeof dropPayout>('sites/{site}/payouts/{payoutId}/drop', options);
                    return undefined;
                  }
                  const { paid } = await api.post<typeof payPayout>('sites/{site}/payouts/{payoutId}/paid', options);
                  return words.paidDone(paid);
                })
              }
            >
              {words[asked.kind]}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{words.close}</Button>
          </div>
        </Dialog>
      ) : null}
    </Card>
  );
}
