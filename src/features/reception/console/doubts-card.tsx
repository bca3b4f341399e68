import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { listGateDoubts, settleGateDoubt } from '../contract/console.ts';
import type { GateDoubt } from '../contract.ts';
import { dayScreenTexts } from './day-texts.ts';

/** Whom gates let in without a network, where somebody has to look into it: two at once, old codes, cancelled tickets. */
export function DoubtsCard({ site }: { site: string }) {
  const { language } = useConsole();
  const words = useWords(dayScreenTexts);
  const { data, failure, again } = useCall(`gate-doubts/${site}/${language}`, (api) =>
    api.get<typeof listGateDoubts>('sites/{site}/gate-doubts', { params: { site } }),
  );
  return (
    <Card title={words.doubts} note={words.doubtsNote}>
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void again()} />
        )
      ) : data.entries.length === 0 ? (
        <p className="hc-muted">{words.none}</p>
      ) : (
        <ul className="hc-doubts">
          {data.entries.map((doubt) => (
            <li key={doubt.gateEntryId}>
              <DoubtRow site={site} doubt={doubt} onSettled={() => void again()} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function DoubtRow({ site, doubt, onSettled }: { site: string; doubt: GateDoubt; onSettled: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const words = useWords(dayScreenTexts);
  const [isBusy, setBusy] = useState(false);
  const { outcome, ticket, numberEnd, gate, scannedAt, joinedAt, settledBy } = doubt;
  const settle = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof settleGateDoubt>('sites/{site}/gate-doubts/{gateEntryId}/settle', {
        params: { site, gateEntryId: doubt.gateEntryId },
        body: {},
      });
      toast({ text: words.done });
      onSettled();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  const facts = [
    words.entry.scanned(times.date(scannedAt), gate),
    otherOf(doubt, words, times.date),
    words.joined(times.date(joinedAt)),
  ];
  return (
    <div className="hc-doubt">
      <span className="hc-row-text">
        <span className="hc-row-title">{words.entry.outcomes[outcome]}</span>
        <span>
          {[ticket || words.unknown, numberEnd === '' ? '' : words.entry.number(numberEnd)].filter(Boolean).join(' · ')}
        </span>
        <span className="hc-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {settledBy === null ? (
        <Button isBusy={isBusy} onClick={() => void settle()}>
          {words.settle}
        </Button>
      ) : (
        <Badge kind="plain">{words.settled(settledBy)}</Badge>
      )}
    </div>
  );
}

type Words = ReturnType<typeof dayScreenTexts.of>;

function otherOf({ outcome, otherAt, otherGate }: GateDoubt, words: Words, said: (at: string) => string): string {
  if (otherAt === null) return '';
  if (outcome === 'double') return words.entry.other.double(said(otherAt), otherGate ?? '');
  const { canceled, codeChanged } = words.entry.other;
  return outcome === 'canceled' ? canceled(said(otherAt)) : codeChanged(said(otherAt));
}
