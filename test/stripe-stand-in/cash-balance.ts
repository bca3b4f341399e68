import type { Stripe } from 'stripe';
import type { Account, CashTransaction, Customer, Intent, World } from './objects.ts';
import { missing } from './refusal.ts';

/**
 * Money comes to the account of a transfer: Stripe gives its charge what it waits for, and keeps what is less until the
 * rest comes. What the charge does not take stays in the balance of the customer. True when it pays the charge.
 */
export function transfer(world: World, intent: Intent, amount: number): boolean {
  move(world, intent, 'funded', amount);
  const shown = intent.next_action?.display_bank_transfer_instructions;
  if (shown === undefined) return false;
  const remaining = shown.amount_remaining ?? 0;
  const taken = Math.min(remaining, amount);
  move(world, intent, 'applied_to_payment', -taken);
  shown.amount_remaining = remaining - taken;
  return shown.amount_remaining === 0;
}

/** The bank takes a transfer back. */
export function recallTransfer(world: World, intent: Intent, amount: number): void {
  move(world, intent, 'funding_reversed', -amount);
}

/** The sum that a stopped charge had taken. */
export function giveBack(world: World, intent: Intent): void {
  const shown = intent.next_action?.display_bank_transfer_instructions;
  const taken = shown === undefined ? 0 : intent.amount - (shown.amount_remaining ?? 0);
  if (taken > 0) move(world, intent, 'unapplied_from_payment', taken);
}

export function cashBalance(customer: Customer): Stripe.CashBalance {
  const left = leftOf(customer);
  return {
    object: 'cash_balance',
    available: left === 0 ? null : { jpy: left },
    customer: customer.id,
    customer_account: null,
    livemode: false,
    settings: { reconciliation_mode: 'automatic', using_merchant_default: true },
  };
}

/** The newest first. */
export function listTransactions(account: Account, id: string): Stripe.ApiList<CashTransaction> {
  const { transactions } = customerOf(account, id);
  const url = `/v1/customers/${id}/cash_balance_transactions`;
  return { object: 'list', url, has_more: false, data: transactions.toReversed() };
}

export function customerOf(account: Account, id: string): Customer {
  const customer = account.customers.get(id);
  if (customer === undefined) throw missing('customer', id, 'id');
  return customer;
}

function leftOf({ transactions }: Customer): number {
  return transactions.reduce((sum, { net_amount }) => sum + net_amount, 0);
}

function move(
  { account, now, newId }: World,
  { id, customer: customerId }: Intent,
  type: 'funded' | 'funding_reversed' | 'applied_to_payment' | 'unapplied_from_payment',
  net_amount: number,
): void {
  const customer = customerOf(account, customerId ?? '');
  const sender = { sender_bank: 'みずほ銀行', sender_branch: '丸の内支店', sender_name: 'ヤマダ ハナコ' };
  customer.transactions.push({
    id: newId('ccsbtxn'),
    object: 'customer_cash_balance_transaction',
    created: now,
    currency: 'jpy',
    customer: customer.id,
    customer_account: null,
    ending_balance: leftOf(customer) + net_amount,
    livemode: false,
    net_amount,
    type,
    ...(type === 'funded'
      ? { funded: { bank_transfer: { jp_bank_transfer: sender, reference: null, type: 'jp_bank_transfer' } } }
      : {}),
    ...(type === 'applied_to_payment' || type === 'unapplied_from_payment' ? { [type]: { payment_intent: id } } : {}),
  });
}
