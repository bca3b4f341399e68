import { useMemo, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { formatYen } from '#kernel/yen.ts';
import { type Desk, type Entry, isToSend } from './entries.ts';
import { incomingTexts } from './incoming-texts.ts';
import { OrderChoice } from './order-choice.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useNotePayments } from './use-note-payments.ts';

const groups = ['sure', 'unclear', 'foreign'] as const;
const shownAtFirst = 50;

/** The payments of a file in three groups, and the press that notes those that are marked. */
export function PaymentGroups({ site, desk, entries: found }: { site: string; desk: Desk; entries: Entry[] }) {
  const { language } = useConsole();
  const words = useWords(incomingTexts);
  const [entries, setEntries] = useState(found);
  const [choosing, setChoosing] = useState<Entry>();
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const orders = useMemo(() => new Map(desk.orders.map((order) => [order.orderNumber, order])), [desk]);
  const { progress, failed, send } = useNotePayments(site, orders, setEntries);
  const change = (key: string, changes: Partial<Entry>): void =>
    setEntries((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const marked = entries.filter(isToSend);
  const noted = entries.filter(({ result }) => result?.outcome === 'noted').length;
  const refused = entries.filter(({ result }) => result !== undefined && result.outcome !== 'noted').length;
  const taken = new Map(entries.flatMap(({ key, chosen }) => chosen.map((number) => [number, key] as const)));
  const sum = marked.reduce((all, { amount }) => all + amount, 0);
  return (
    <>
      {groups.map((group) => {
        const own = entries.filter(({ proposal }) => proposal.certainty === group);
        if (own.length === 0) return null;
        const most = shown[group] ?? shownAtFirst;
        return (
          <section key={group} className="hc-bank-group" aria-labelledby={`bank-${group}`}>
            <h2 className="hc-card-title" id={`bank-${group}`}>
              {words.groups[group](own.length)}
            </h2>
            <p className="hc-muted">{words.groupNotes[group]}</p>
            <ul className="hc-rows">
              {own.slice(0, most).map((entry) => (
                <PaymentRow
                  key={entry.key}
                  site={site}
                  entry={entry}
                  orders={orders}
                  taken={taken}
                  onMark={(isMarked) => change(entry.key, { isMarked })}
                  onUse={(chosen) => change(entry.key, { chosen, isMarked: true, result: undefined })}
                  onChoose={() => setChoosing(entry)}
                />
              ))}
            </ul>
            {own.length > most ? (
              <div className="hc-more">
                <Button onClick={() => setShown({ ...shown, [group]: most + shownAtFirst })}>{words.more}</Button>
              </div>
            ) : null}
          </section>
        );
      })}
      <div className="hc-bank-foot">
        {progress === undefined && noted > 0 ? <Notice kind="success" title={words.done(noted)} isNew /> : null}
        {progress === undefined && refused > 0 ? <Notice kind="warning" title={words.notDone(refused)} isNew /> : null}
        {progress === undefined ? null : <output>{words.sending(progress.done, progress.all)}</output>}
        {failed === undefined ? null : (
          <Notice kind="danger" title={failed} isNew>
            <p>{words.stopped}</p>
          </Notice>
        )}
        {marked.length > 0 ? (
          <div className="hc-form-foot">
            <Button look="main" isBusy={progress !== undefined} onClick={() => void send(marked)}>
              {words.press(marked.length)}
            </Button>
            <span className="hc-muted">{words.sum(formatYen(sum, language))}</span>
          </div>
        ) : noted === 0 ? (
          <p className="hc-muted">{words.nothingChosen}</p>
        ) : null}
      </div>
      {choosing === undefined ? null : (
        <OrderChoice
          entry={choosing}
          orders={desk.orders.filter(
            ({ orderNumber, owed }) => owed > 0 && (taken.get(orderNumber) ?? choosing.key) === choosing.key,
          )}
          onChosen={(chosen) => {
            change(choosing.key, { chosen, isMarked: chosen.length > 0, result: undefined });
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
