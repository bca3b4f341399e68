import type { ReactNode } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { OperatorRight } from '#kernel/console/operator-role.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import type { readOverview } from '../../contract/overview.ts';
import { useChangeWords, usePartName } from '../changes/change-list.tsx';
import { saidField } from '../changes/said-change.ts';
import { partHref } from '../part/part-href.ts';
import { type Outline, useFrameSite } from '../use-outline.ts';
import { overviewTexts } from './overview-texts.ts';
import '../part/said-list.css';

/** What the call behind both parts answers. */
function useOverview(site: string) {
  return useCall(`overview/${site}`, (api) =>
    api.get<typeof readOverview>('sites/{site}/overview', { params: { site } }),
  );
}

/** What waits for the organiser; nothing where nothing does. */
export function WaitingPart({ site }: { site: string }) {
  const words = useWords(overviewTexts);
  const waiting = useOverview(site).data?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <div className="hc-changes-note">
      <Notice kind="warning" title={words.waiting}>
        <ul className="hc-said-list">
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <WaitingLine href={placeOf[kind]} right={kind === 'talks' ? 'see' : 'sell'} site={site}>
                {words.kinds[kind](count)}
              </WaitingLine>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Where what waits is listed, below the address of its site. */
const placeOf: Partial<Record<Waiting['kind'], string>> = {
  refundsByHand: 'orders?wish=refundByHand',
  failedRefunds: 'orders?wish=refundFailed',
  chargebacks: 'orders?wish=chargedBack',
  transfers: 'orders/bank',
  silentPayments: 'orders?wish=silent',
  lotteryValues: 'lotteries',
  talks: 'exhibitors?only=talks',
  reports: 'reports',
  requests: 'requests',
};

/** A link for whoever may see what waits there, which mostly are orders; what has no place is a sentence. */
function WaitingLine({
  href,
  right,
  site,
  children,
}: {
  href: string | undefined;
  right: OperatorRight;
  site: string;
  children: ReactNode;
}) {
  const rights = useFrameSite(site)?.rights;
  if (href === undefined || rights?.includes(right) !== true) return children;
  return <Link to={`/console/sites/${site}/${href}`}>{children}</Link>;
}

/** What happens by the clock: a planned publication, and the dates of what is public. */
export function NextPart({ site, outline }: { site: string; outline: Outline }) {
  const times = useSaidTimes();
  const words = useWords(overviewTexts);
  const partName = usePartName(outline);
  const changeWords = useChangeWords(outline);
  const { data } = useOverview(site);
  if (data === undefined) return null;
  const { plannedAt } = outline;
  return (
    <Card title={words.next}>
      {data.upcoming.length === 0 && plannedAt === null ? <p className="hc-muted">{words.nothing}</p> : null}
      <ol className="hc-next">
        {plannedAt === null ? null : (
          <li>
            <time dateTime={plannedAt}>{times.date(plannedAt)}</time>
            <Link to={`/console/sites/${site}/publish`}>{words.planned}</Link>
          </li>
        )}
        {data.upcoming.map((one) => (
          <li key={`${one.part} ${one.path.join('.')}`}>
            <time>{times.date(one.date)}</time>
            <Link to={`/console/sites/${site}/${partHref(one.part, one.path)}`}>
              {one.part === 'settings' ? '' : `${partName(one)} › `}
              {saidField(one, outline.languages, changeWords)}
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
