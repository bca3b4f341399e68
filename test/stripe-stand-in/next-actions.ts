import type { Stripe } from 'stripe';
import { type Intent, noAddress, type World } from './objects.ts';

/** The numbers to pay at a till, one for each chain. */
export function storeNumbers({ now }: World, intent: Intent): Stripe.PaymentIntent.NextAction {
  const expires = intent.payment_method_options?.konbini?.expires_at;
  const digits = String(intent.created % 10_000_000_000).padStart(10, '1');
  const store = (payment_code: string, first: string) => ({
    payment_code,
    confirmation_number: first + digits.slice(1),
  });
  return {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: expires ?? now + 3 * 24 * 3600,
      hosted_voucher_url: 'https://payments.stripe.com/konbini/voucher/test',
      stores: {
        familymart: store('123456', '2'),
        lawson: store('654321', '3'),
        ministop: store('665544', '4'),
        seicomart: store('112233', '5'),
      },
    },
  };
}

/** The account that a transfer goes to. */
export function bankAccount(amount: number): Stripe.PaymentIntent.NextAction {
  return {
    type: 'display_bank_transfer_instructions',
    display_bank_transfer_instructions: {
      amount_remaining: amount,
      currency: 'jpy',
      reference: null,
      hosted_instructions_url: 'https://payments.stripe.com/bank_transfers/instructions/test',
      type: 'jp_bank_transfer',
      financial_addresses: [
        {
          type: 'zengin',
          supported_networks: ['zengin'],
          zengin: {
            account_holder_address: { ...noAddress, country: 'JP' },
            account_holder_name: 'ストライプジャパン(カ',
            account_number: '5679012',
            account_type: 'futsu',
            bank_address: { ...noAddress, country: 'JP' },
            bank_code: '0398',
            bank_name: 'あおぞら銀行',
            branch_code: '949',
            branch_name: 'かえで支店',
          },
        },
      ],
    },
  };
}
