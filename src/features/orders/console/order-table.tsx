import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import type { ListedOrder } from '../contract.ts';
import type { OrderStanding } from '../rules/order-standing.ts';
import { orderTexts } from './order-texts.ts';
import { useYen } from './use-yen.ts';

export const kindOfStanding: Readonly<Record<OrderStanding, 'plain' | 'success' | 'warning' | 'info'>> = {
  applied: 'info',
  lost: 'plain',
  buying: 'info',
  checking: 'info',
  awaiting: 'info',
  owed: 'warning',
  completed: 'success',
  expired: 'plain',
  canceled: 'plain',
};

/** A table on a desk, cards on a phone: the number of each order leads to it. */
export function OrderTable({ site, orders }: { site: string; orders: readonly ListedOrder[] }) {
  const { columns } = useWords(orderTexts);
  return (
    <table className="hc-orders">
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.buyer}</th>
          <th scope="col">{columns.tickets}</th>
          <th scope="col" data-is="sum">
            {columns.amount}
          </th>
          <th scope="col">{columns.standing}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.orderNumber} site={site} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ site, order }: { site: string; order: ListedOrder }) {
  const { language } = useConsole();
  const words = useWords(orderTexts);
  const yen = useYen();
  const { orderNumber, orderedAt, standing, method, name, kana, mail, hasLeft, due, owed, toRefund, tickets } = order;
  return (
    <tr>
      <td data-is="order">
        <Link className="hc-order-link" to={`/console/sites/${site}/orders/${orderNumber}`}>
          {orderNumber}
        </Link>
        <span className="hc-muted">{unbroken(saidDate(orderedAt, language))}</span>
      </td>
      <td data-is="buyer">
        <span className="hc-order-name">{hasLeft ? words.left : name || words.noName}</span>
        {kana === '' ? null : <span className="hc-muted">{kana}</span>}
        {mail === '' ? null : <span className="hc-muted">{shownMail(mail)}</span>}
      </td>
      <td data-is="tickets">
        {tickets.map(({ title, number }) => {
          const said = localize(title, language, defaultLanguage);
          return <span key={said}>{words.ticketLine(said, number)}</span>;
        })}
      </td>
      <td data-is="sum">
        <span>{yen(due)}</span>
        <span className="hc-muted">{words.methods[method]}</span>
      </td>
      <td data-is="standing">
        <Badge kind={kindOfStanding[standing]}>{words.standings[standing]}</Badge>
        {owed > 0 && standing === 'owed' ? <span className="hc-muted">{words.owes(yen(owed))}</span> : null}
        {toRefund > 0 ? <Badge kind="warning">{words.refundWaits(yen(toRefund))}</Badge> : null}
      </td>
    </tr>
  );
}
