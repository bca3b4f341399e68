import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDate } from '#kernel/said-date.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { GateDoubt } from '../../contract.ts';
import { offlineTexts } from './offline-texts.ts';
import type { OfflineGate } from './use-offline-gate.ts';
import './offline-panel.css';

/** What staff have to know of the network: whether they work without one, and what waits. */
export function OfflinePanel({ isOffline, list, storage, waiting }: Omit<OfflineGate, 'desk' | 'doubts'>) {
  const say = useTexts(offlineTexts);
  const language = useLanguage();
  const madeAt = list === undefined ? '' : saidDate(formatInstant(list.madeAt), language);
  return (
    <div className="hb-offline-gate" aria-live="polite">
      {isOffline && list !== undefined ? (
        <Notice kind="warning" title={say.offline}>
          <p>{say.offlineText(madeAt)}</p>
        </Notice>
      ) : null}
      {isOffline && list === undefined ? (
        <Notice kind="error" title={say.lost}>
          <p>{say.lostText}</p>
        </Notice>
      ) : null}
      {waiting > 0 ? (
        <p className="hb-offline-waiting">{isOffline ? say.waiting(waiting) : say.sending(waiting)}</p>
      ) : null}
      {storage === 'refused' ? <p className="hb-field-hint">{say.refused}</p> : null}
      {!isOffline && list !== undefined ? (
        <p className="hb-field-hint">{say.ready(madeAt, new Intl.NumberFormat('en').format(list.tickets))}</p>
      ) : null}
    </div>
  );
}

/** What gates let in without a network and did not fit. It stands below the gate: somebody waits there. */
export function DoubtsPanel({ doubts }: Pick<OfflineGate, 'doubts'>) {
  const say = useTexts(offlineTexts);
  const open = doubts.filter(({ settledBy }) => settledBy === null);
  if (open.length === 0) return null;
  return (
    <Notice kind="warning" title={say.doubts(open.length)}>
      <ul className="hb-offline-doubts">
        {open.slice(0, shownMax).map((doubt) => (
          <li key={doubt.gateEntryId}>
            <Doubt doubt={doubt} />
          </li>
        ))}
      </ul>
      <p>{say.doubtsText}</p>
    </Notice>
  );
}

/** The console has all of them. */
const shownMax = 5;

function Doubt({ doubt }: { doubt: GateDoubt }) {
  const say = useTexts(offlineTexts);
  const language = useLanguage();
  const { outcome, ticket, numberEnd, gate, scannedAt } = doubt;
  return (
    <>
      <b>{say.entry.outcomes[outcome]}</b>{' '}
      {[ticket, numberEnd === '' ? '' : say.entry.number(numberEnd)].filter(Boolean).join(' · ')}
      <br />
      {[say.entry.scanned(saidDate(scannedAt, language), gate), otherOf(doubt, say.entry.other, language)]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}

type Other = ReturnType<typeof offlineTexts.of>['entry']['other'];

function otherOf({ outcome, otherAt, otherGate }: GateDoubt, say: Other, language: LanguageCode): string {
  const at = saidDate(otherAt, language);
  if (at === '') return '';
  if (outcome === 'double') return say.double(at, otherGate ?? '');
  return outcome === 'canceled' ? say.canceled(at) : say.codeChanged(at);
}
