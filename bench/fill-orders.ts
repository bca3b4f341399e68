import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { sellTicket } from '../test/sell-ticket.ts';

const answers = [
  {
    entryFormKey: 'name',
    answerMethod: 'NAME',
    textValue: '',
    selectorValue: [
      { key: 'last_name', value: '山田' },
      { key: 'first_name', value: '花子' },
      { key: 'last_name_kana', value: 'ヤマダ' },
      { key: 'first_name_kana', value: 'ハナコ' },
    ],
  },
  { entryFormKey: 'company', answerMethod: 'TEXT', textValue: '港北精機株式会社', selectorValue: [] },
  { entryFormKey: 'heardFrom', answerMethod: 'SELECT', textValue: '', selectorValue: [{ key: 'web', value: '' }] },
];

/** Orders with one ticket each, of 10 November. */
export async function fillOrders({ kysely, ...database }: Database, count: number): Promise<void> {
  const info = sql<object>`${JSON.stringify(answers)}::jsonb`;
  const { orderId } = await sellTicket({ kysely, ...database }, null, {
    contentId: 60,
    order: { purchaser_info: info },
  });
  await sql`
    with sold as (
      insert into ticket_order (order_number, purchase_key, site_key, content_id, state, payment_method, amount, attempt,
        paid_attempt, language, purchaser_mail, purchaser_info, payment, ordered_at, paid_at, changed_at)
      select order_number || n, purchase_key || n, site_key, content_id, state, payment_method, amount, attempt,
        paid_attempt, language, 'buyer' || n || '@example.jp', purchaser_info, payment, ordered_at, paid_at, changed_at
      from ticket_order, generate_series(2, ${count}::int) n where order_id = ${orderId}
      returning order_id, order_number
    )
    insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state,
      code, qr_secret, available_started_at)
    select s.order_id, t.site_key, t.content_id, t.ticket_id, t.snapshot_id, t.price, t.original_price, t.state,
      'B' || s.order_number, t.qr_secret, t.available_started_at
    from sold s, purchased_ticket t where t.order_id = ${orderId}`.execute(kysely);
  await sql`analyze purchased_ticket`.execute(kysely);
  await sql`analyze ticket_order`.execute(kysely);
}
