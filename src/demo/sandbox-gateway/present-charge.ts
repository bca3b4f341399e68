import type { SandboxCharge } from './sandbox-protocol.ts';
import { formatInstant } from '#kernel/period.ts';
import type { ChargeRow } from './sandbox-tables.ts';

export const sandboxPath = '/dev/pay';

/** A charge as the sandbox tells of it, in answers and in webhooks. */
export function presentCharge(row: ChargeRow): SandboxCharge {
  const { charge_id, method, state, pay_number, deadline } = row;
  const number = state === 'awaiting' && pay_number !== null && deadline !== null ? pay_number : undefined;
  const until = deadline === null ? '' : formatInstant(deadline.getTime());
  return {
    id: charge_id,
    idempotencyKey: row.idempotency_key,
    state,
    amount: row.amount,
    paidAmount: row.paid_amount,
    reason: row.reason,
    actionUrl: state === 'requiresAction' ? new URL(`${sandboxPath}/3ds/${charge_id}`, row.return_url).href : null,
    store: method === 'store' && number ? { store: row.store ?? '', number, deadline: until } : null,
    bank: method === 'bank' && number ? { ...virtualBank, accountNumber: number, deadline: until } : null,
  };
}

const virtualBank = {
  bankName: 'ひろば銀行',
  branchName: 'デモ支店',
  accountType: '普通',
  accountName: 'カ）ヒロバデモ',
} as const;
