import { useMemo, useState } from 'react';
import { type EnteredReception, Reception, receptionPartTexts, receptionTexts } from '#features/my-ticket/web.ts';
import { saidDate } from '#kernel/said-date.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { dayTexts } from './day-texts.ts';
import type { FindVisitorsProps } from './find/find-visitors.tsx';
import { DoubtsPanel, OfflinePanel } from './offline/offline-panel.tsx';
import { offlineTexts } from './offline/offline-texts.ts';
import { useOfflineGate } from './offline/use-offline-gate.ts';
import { visitorDesk } from './find/visitor-desk.ts';

export const texts = [...receptionPartTexts, dayTexts, offlineTexts];

export interface OpenReceptionProps {
  entered: EnteredReception;
}

/** The reception of a device whose link is open. */
export function Part({ entered }: OpenReceptionProps) {
  const context = usePageContext();
  const language = useLanguage();
  const { page: say } = useTexts(receptionTexts);
  const words = useTexts(dayTexts);
  const { name, until, gates, gateToken, mayFind, consolePath } = entered;
  const { desk, doubts, ...gateState } = useOfflineGate(entered);
  const visitors = useMemo(() => visitorDesk(context, gateToken), [context, gateToken]);
  const Find = useLater<FindVisitorsProps>(mayFind, loadFind) ?? Waiting;
  const [way, setWay] = useState<'code' | 'name'>('code');
  const gate = (
    <div className="hb-reception-gate">
      <Reception contents={gates} desk={desk} />
      <DoubtsPanel doubts={doubts} />
    </div>
  );
  return (
    <PageFrame
      title={say.title}
      lead={say.lead(name, saidDate(until, language))}
      width="reading"
      back={consolePath ? { href: consolePath, label: say.toConsole } : undefined}
    >
      <OfflinePanel {...gateState} />
      {mayFind ? (
        <Tabs
          label={words.ways}
          selected={way}
          onSelect={setWay}
          tabs={[
            { id: 'code', label: words.byCode, content: gate },
            { id: 'name', label: words.byName, content: <Find desk={visitors} /> },
          ]}
        />
      ) : (
        gate
      )}
    </PageFrame>
  );
}

const loadFind = () => importPart(() => import('./find/find-visitors.tsx'));
const Waiting = () => <Skeleton shape="card" />;
