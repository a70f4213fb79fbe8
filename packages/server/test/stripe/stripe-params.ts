import * as z from 'zod/mini';
import type { Form } from './form-body.ts';
import { StripeFault } from './stripe-fault.ts';

/** The parameters of the calls, as Stripe documents them. Others are refused. */
const words = z.string().check(z.minLength(1), z.maxLength(5_000));
const url = z.url({ protocol: /^https?$/ });
const whole = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number));
const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word: 'true' | 'false') => word === 'true'),
);
const metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));
const expand = z.optional(z.array(words).check(z.maxLength(4)));

const lineItem = z.strictObject({
  quantity: whole.check(z.minimum(1)),
  price_data: z.strictObject({
    currency: z.literal('eur'),
    unit_amount: whole,
    product_data: z.strictObject({ name: words }),
  }),
});
const capability = z.strictObject({ requested: yesOrNo });

const page = {
  created: z.optional(z.strictObject({ gte: whole })),
  limit: z.optional(whole.check(z.minimum(1), z.maximum(100))),
  starting_after: z.optional(words),
};

export const params = {
  nothing: z.strictObject({ expand }),
  createAccount: z.strictObject({
    country: z.string().check(z.length(2)),
    email: z.optional(words),
    business_profile: z.optional(z.strictObject({ name: words })),
    controller: z.strictObject({
      fees: z.strictObject({ payer: z.enum(['account', 'application']) }),
      losses: z.strictObject({ payments: z.enum(['stripe', 'application']) }),
      requirement_collection: z.enum(['stripe', 'application']),
      stripe_dashboard: z.strictObject({ type: z.enum(['full', 'express', 'none']) }),
    }),
    capabilities: z.strictObject({ card_payments: capability, transfers: capability }),
    metadata: z.optional(metadata),
  }),
  listAccounts: z.strictObject(page),
  createAccountLink: z.strictObject({
    account: words,
    type: z.enum(['account_onboarding', 'account_update']),
    return_url: url,
    refresh_url: url,
  }),
  createSession: z.strictObject({
    mode: z.literal('payment'),
    locale: z.optional(z.literal('es')),
    line_items: z.array(lineItem).check(z.minLength(1), z.maxLength(100)),
    adaptive_pricing: z.optional(z.strictObject({ enabled: yesOrNo })),
    payment_intent_data: z.optional(
      z.strictObject({
        application_fee_amount: z.optional(whole.check(z.minimum(1))),
        metadata: z.optional(metadata),
      }),
    ),
    metadata: z.optional(metadata),
    client_reference_id: z.optional(z.string().check(z.maxLength(200))),
    customer_email: z.optional(words),
    success_url: url,
    cancel_url: url,
    expires_at: z.optional(whole),
    expand,
  }),
  createRefund: z.strictObject({
    payment_intent: words,
    amount: z.optional(whole.check(z.minimum(1))),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
    refund_application_fee: z.optional(yesOrNo),
    metadata: z.optional(metadata),
    expand,
  }),
  listSessions: z.strictObject({ ...page, status: z.optional(z.enum(['open', 'complete'])) }),
  listRefunds: z.strictObject({ ...page, payment_intent: z.optional(words) }),
};

export function checkParams<Schema extends z.ZodMiniType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const result = z.safeParse(schema, form);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const [first, ...inner] = [
    ...(issue?.path ?? []),
    ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ].map(String);
  const param = [first, ...inner.map((part) => `[${part}]`)].join('');
  throw issue?.code === 'unrecognized_keys'
    ? new StripeFault(400, `Received unknown parameter: ${param}`, {
        code: 'parameter_unknown',
        param,
      })
    : new StripeFault(400, `Missing or invalid parameter: ${param}`, { param });
}
