import { status } from '#kernel/status.ts';
import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { isStatus, isTold } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { Card } from '../contract.ts';
import type { CardForm } from '../rules/card-problems.ts';
import type { CardTexts } from '../texts/jpn.ts';
import { addCard } from './card-calls.ts';
import { isTokenizerFailure, tokenizeCard, type TokenizerFailure } from './tokenize-card.ts';

export interface CardFailure {
  title: string;
  text: string;
}

/** Makes a token of the card and adds it at the site. Returns a failure of the tokenizer and throws any other. */
export async function registerCard(
  context: Pick<PageContext, 'api' | 'site'>,
  form: CardForm,
): Promise<Card | TokenizerFailure> {
  const token = await tokenizeCard(context, form);
  return isTokenizerFailure(token) ? token : addCard(context, token);
}

/** The message for a failed card call (CARD-022); undefined where the platform has shown one already. */
export function cardFailure(
  error: unknown,
  say: CardTexts['failures'],
  fallback: keyof CardTexts['failures'],
  common: CommonTexts,
): CardFailure | undefined {
  if (isTold(error) || isStatus(error, status.sessionEnded, status.tokenExpired, status.passcodeRequired)) {
    return undefined;
  }
  if (isStatus(error, status.invalid)) return say.cardInvalid;
  const { title, text } = say[fallback];
  return { title, text: saidOf(error, common, text) };
}
