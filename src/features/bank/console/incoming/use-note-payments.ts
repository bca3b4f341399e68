import { useRef, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { noteBankPayments } from '../../contract.ts';
import { paymentsPerCall } from '../../rules/bank-limits.ts';
import { type DeskOrder, type Entry, owedBy } from './entries.ts';

interface Noting {
  progress: { done: number; all: number } | undefined;
  failed: string | undefined;
  send(marked: readonly Entry[]): Promise<void>;
}

/** Notes payments, some at a time. What was noted stays noted when the line is cut, and a second press goes on. */
export function useNotePayments(
  site: string,
  orders: ReadonlyMap<string, DeskOrder>,
  setEntries: (change: (now: Entry[]) => Entry[]) => void,
): Noting {
  const { api, failureOf } = useConsole();
  const [progress, setProgress] = useState<Noting['progress']>();
  const [failed, setFailed] = useState<string>();
  const isRunning = useRef(false);
  return {
    progress,
    failed,
    async send(marked) {
      if (isRunning.current) return;
      isRunning.current = true;
      setFailed(undefined);
      try {
        for (let from = 0; from < marked.length; from += paymentsPerCall) {
          setProgress({ done: from, all: marked.length });
          const part = marked.slice(from, from + paymentsPerCall);
          // One part after the other: a press that stops has noted the parts before.
          // oxlint-disable-next-line no-await-in-loop
          const { results } = await api.post<typeof noteBankPayments>('sites/{site}/bank/settle', {
            params: { site },
            body: { payments: part.map((entry) => paymentOf(entry, orders)) },
          });
          const byKey = new Map(results.map((result) => [result.key, result]));
          setEntries((now) => now.map((one) => ({ ...one, result: byKey.get(one.key) ?? one.result })));
        }
      } catch (error) {
        setFailed(failureOf(error).message);
      } finally {
        isRunning.current = false;
        setProgress(undefined);
      }
    },
  };
}

function paymentOf(entry: Entry, orders: ReadonlyMap<string, DeskOrder>) {
  const { key, lines, chosen, amount } = entry;
  return {
    key,
    lines: lines.map(({ date, amount: sum, payer, occurrence }) => ({ date, amount: sum, payer, occurrence })),
    orders: chosen.map((orderNumber) => ({ orderNumber, owed: orders.get(orderNumber)?.owed ?? 0 })),
    // The row says by how much.
    isOtherSum: owedBy(entry, orders) !== amount,
  };
}
