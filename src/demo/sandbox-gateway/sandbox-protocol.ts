import * as v from 'valibot';

/** What the sandbox says of a charge: docs/payments.md. */
export const sandboxChargeSchema = v.object({
  id: v.string(),
  idempotencyKey: v.string(),
  state: v.picklist(['requiresAction', 'authorized', 'awaiting', 'paid', 'refused', 'canceled']),
  amount: v.number(),
  paidAmount: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  actionUrl: v.nullable(v.string()),
  store: v.nullable(v.object({ store: v.string(), number: v.string(), deadline: v.string() })),
  bank: v.nullable(
    v.object({
      bankName: v.string(),
      branchName: v.string(),
      accountType: v.string(),
      accountNumber: v.string(),
      accountName: v.string(),
      deadline: v.string(),
    }),
  ),
});
export type SandboxCharge = v.InferOutput<typeof sandboxChargeSchema>;

export const sandboxCardSchema = v.object({
  id: v.string(),
  customerKey: v.string(),
  last4: v.string(),
  expire: v.string(),
  brand: v.string(),
});

export const sandboxBearerSchema = v.object({ accessToken: v.string(), expiresIn: v.number() });

export const sandboxErrorSchema = v.object({ error: v.object({ code: v.string() }) });

const sandboxDisputeSchema = v.object({
  id: v.string(),
  state: v.picklist(['open', 'won']),
  amount: v.number(),
  reason: v.string(),
  respondBy: v.nullable(v.string()),
});
export type SandboxDispute = v.InferOutput<typeof sandboxDisputeSchema>;

export const sandboxWebhookSchema = v.variant('type', [
  v.object({ type: v.literal('charge.changed'), charge: sandboxChargeSchema }),
  v.object({ type: v.literal('charge.disputed'), charge: sandboxChargeSchema, dispute: sandboxDisputeSchema }),
]);
