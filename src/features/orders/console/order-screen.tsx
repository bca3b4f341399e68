import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { useSiteTopic } from '#console/realtime/use-site-topic.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { salesTopic } from '#features/ticket/rules/sale/sales-topic.ts';
import type { readOrder } from '../contract.ts';
import { orderTexts } from './order-texts.ts';
import { kindOfStanding } from './order-table.tsx';
import { changeTexts } from './changes/change-texts.ts';
import { OrderChanges } from './changes/order-changes.tsx';
import { BuyerCard } from './one/buyer-card.tsx';
import { ChargebackNotice } from './one/chargeback-notice.tsx';
import { HistoryCard } from './one/history-card.tsx';
import { MoneyCard } from './one/money-card.tsx';
import { ResendMail } from './one/resend-mail.tsx';
import { TicketsCard } from './one/tickets-card.tsx';
import './orders.css';
import './one/order.css';

/** One order: its buyer, its tickets, its money, and everything that happened to it. */
function OrderScreen({ params: { site = '', orderNumber = '' } }: ScreenProps) {
  const words = useWords(orderTexts);
  const {
    data: order,
    failure,
    again,
  } = useCall(`order/${site}/${orderNumber}`, (api) =>
    api.get<typeof readOrder>('sites/{site}/orders/{orderNumber}', { params: { site, orderNumber } }),
  );
  useSiteTopic(site, salesTopic(site), () => void again());
  return (
    <Page
      key={orderNumber}
      width="wide"
      title={words.one.title(orderNumber)}
      lead={
        order === undefined ? undefined : (
          <Badge kind={kindOfStanding[order.standing]}>{words.standings[order.standing]}</Badge>
        )
      }
      actions={
        order?.canResend === true ? (
          <ResendMail site={site} orderNumber={orderNumber} onSent={() => void again()} />
        ) : undefined
      }
      above={<BackTo to={`/console/sites/${site}/orders`} text={words.one.back} />}
    >
      {order === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : order === undefined ? (
        <Skeleton rows={5} />
      ) : (
        <div className="hc-order-page">
          <div className="hc-order-main">
            <ChargebackNotice order={order} />
            <OrderChanges site={site} orderNumber={orderNumber} onChanged={() => void again()} />
            <TicketsCard site={site} order={order} />
            <HistoryCard order={order} />
          </div>
          <div className="hc-order-side">
            <BuyerCard order={order} />
            <MoneyCard order={order} />
          </div>
        </div>
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: OrderScreen, texts: [orderTexts, changeTexts] };
