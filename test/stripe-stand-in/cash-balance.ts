import type { Account, CashTransaction, Customer, Intent } from './objects.ts';
import { missing } from './refusal.ts';

/**
 * Money comes to the account of a transfer: Stripe gives its charge what it waits for, and keeps what is less until the
 * rest comes. What the charge does not take stays in the balance of the customer. True when it pays the charge.
 */
export function transfer(account: Account, intent: Intent, amount: number): boolean {
  const customer = customerOf(account, intent.customer ?? '');
  move(customer, 'funded', amount);
  const shown = intent.next_action?.['display_bank_transfer_instructions'] as { amount_remaining: number } | undefined;
  if (shown === undefined) return false;
  const taken = Math.min(shown.amount_remaining, amount);
  move(customer, 'applied_to_payment', -taken);
  shown.amount_remaining -= taken;
  return shown.amount_remaining === 0;
}

/** The bank takes a transfer back. */
export function recallTransfer(account: Account, intent: Intent, amount: number): void {
  move(customerOf(account, intent.customer ?? ''), 'funding_reversed', -amount);
}

/** The sum that a stopped charge had taken. */
export function giveBack(account: Account, { customer, next_action, amount }: Intent): void {
  const shown = next_action?.['display_bank_transfer_instructions'] as { amount_remaining: number } | undefined;
  const taken = shown === undefined ? 0 : amount - shown.amount_remaining;
  if (taken > 0) move(customerOf(account, customer ?? ''), 'unapplied_from_payment', taken);
}

export function cashBalance({ id, transactions }: Customer): object {
  const left = transactions.reduce((sum, { net_amount }) => sum + net_amount, 0);
  return { object: 'cash_balance', available: left === 0 ? null : { jpy: left }, customer: id, livemode: false };
}

/** The newest first. */
export function listTransactions(account: Account, id: string): unknown {
  const { transactions } = customerOf(account, id);
  return { object: 'list', url: '/v1/customers', has_more: false, data: transactions.toReversed() };
}

export function customerOf(account: Account, id: string): Customer {
  const customer = account.customers.get(id);
  if (customer === undefined) throw missing('customer', id, 'id');
  return customer;
}

function move({ id, transactions }: Customer, type: CashTransaction['type'], net_amount: number): void {
  transactions.push({
    id: `ccsbtxn_${id}_${transactions.length}`,
    object: 'customer_cash_balance_transaction',
    customer: id,
    currency: 'jpy',
    type,
    net_amount,
  });
}
