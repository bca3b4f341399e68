import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

const setting = v.object({
  switchTerms: v.boolean(),
  switchPrivacy: v.boolean(),
  typeTerms: v.picklist(['Text', 'Url']),
  typePrivacy: v.picklist(['Text', 'Url']),
  urlTerms: v.nullable(v.string()),
  urlPrivacy: v.nullable(v.string()),
  titleTerms: v.string(),
  titlePrivacy: v.string(),
  reAgreementTitle: v.string(),
  reAgreementBody: v.string(),
  resetAt: v.nullable(v.string()),
});

/** Stands before the doors: a visitor who is asked for a passcode or to register may read the terms. */
export const readTerms = endpoint({
  name: 'readTerms',
  who: 'anyone',
  at: 'outside',
  method: 'GET',
  path: 'terms/{portalId}[/{eventId}]',
  summary:
    'The terms and the privacy policy of a site as HTML; a text is empty if the organiser switched it off or links to another page instead [TERMS-017].',
  answer: v.object({
    /** The content named by an agreement; 0 for a site without a terms module. */
    termsContentId: v.number(),
    terms: v.string(),
    privacy: v.string(),
    setting,
  }),
});

export const agreeToTerms = endpoint({
  name: 'agreeToTerms',
  who: 'member',
  at: 'site',
  method: 'POST',
  path: 'terms/agree/{portalId}[/{eventId}]/{termsContentId}',
  summary:
    'Records that the member agrees to the terms now. The header log-check-key names the log record of the dialog that the member saw; 404 for a content that is not the terms of the site [TERMS-013].',
  answer: v.object({
    /** ISO 8601, in Tokyo time. */
    agreedAt: v.string(),
  }),
});
