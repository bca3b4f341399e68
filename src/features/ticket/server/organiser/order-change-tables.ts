import type { Generated, GeneratedAlways } from 'kysely';
import type { IssueWay } from '../../rules/organiser/issue-way.ts';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    order_change: OrderChangeTable;
  }
}

export type OperatorChangeKind =
  | 'canceled'
  | 'refunded'
  | 'settled'
  | 'revoked'
  | 'paidByHand'
  | 'corrected'
  | 'issued';
/** What a gateway told of a chargeback. */
export type ChargebackChangeKind = 'chargedBack' | 'chargebackWon' | 'chargebackLost';
export type OrderChangeKind = OperatorChangeKind | ChargebackChangeKind;

export interface OrderChangeTable {
  order_change_id: GeneratedAlways<number>;
  change_key: string;
  order_id: number;
  kind: OrderChangeKind;
  /** Null: whoever has the shell, or a gateway. */
  operator_id: number | null;
  operator_name: string;
  ticket_ids: Generated<number[]>;
  /** Of tickets that were issued: how they were paid. */
  way: Generated<IssueWay | null>;
  /** Whole yen that go back. */
  amount: Generated<number>;
  reason: Generated<string>;
  /** Of a correction: the person before and after it. */
  person: JsonDocument | null;
  made_at: Moment;
}
