import type { CallHeaders } from './api.ts';

export type RecaptchaAction = 'login' | 'register' | 'reset' | 'card_add' | 'contact';

/**
 * The headers of a call that a robot might make (HTTP-019, HTTP-020). The pages load no script of a third party, so
 * there is no proof to send: the token says so, and the server counts tries instead (docs/calls.md).
 */
export function recaptchaHeaders(action: RecaptchaAction): Pick<CallHeaders, 'recaptcha-token' | 'recaptcha-action'> {
  return { 'recaptcha-token': 'none', 'recaptcha-action': action };
}
