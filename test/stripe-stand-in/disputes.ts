import type { Stripe } from 'stripe';
import { intentOf } from './intents.ts';
import type { Account, Dispute, World } from './objects.ts';
import { Refusal } from './refusal.ts';

/** How long an organiser has to answer. */
const answerS = 7 * 24 * 60 * 60;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
  enhanced_evidence: {},
};

/** The buyer's bank takes all of a charge back. */
export function openDispute({ account, now, newId }: World, intentId: string): Dispute {
  const intent = intentOf(account, intentId);
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: intent.amount_received,
    balance_transactions: [],
    charge: typeof intent.latest_charge === 'string' ? intent.latest_charge : '',
    created: now,
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + answerS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.disputes.set(dispute.id, dispute);
  return dispute;
}

export function disputeOf(account: Account, id: string): Dispute {
  const dispute = account.disputes.get(id);
  if (dispute === undefined) throw new Refusal(404, { code: 'resource_missing', message: `No such dispute: ${id}` });
  return dispute;
}

export type DisputeStatus = Stripe.Dispute.Status;
