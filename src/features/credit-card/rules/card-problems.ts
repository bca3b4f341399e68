import type { Instant } from '#kernel/clock.ts';
import { toHalfWidth } from '#kernel/half-width.ts';
import { tokyoDate } from '#kernel/period.ts';
import { cardBrandOf, cardDigits, isCardNumber } from './card-number.ts';

/** What a member types to register a card. It goes to the tokenizer and nowhere else. */
export interface CardForm {
  cardNumber: string;
  /** Month and year, as on the card: 04/28, 0428, 4/2028. */
  expire: string;
  securityCode: string;
}

export type CardProblem = 'required' | 'cardInvalid' | 'cardNumberOrExpiry';

export interface CardExpiry {
  year: number;
  /** 1 to 12. */
  month: number;
}

/**
 * The month until whose end a card is valid; undefined when the text is no expiry. A year of two digits is of this
 * century.
 */
export function parseExpiry(typed: string): CardExpiry | undefined {
  const text = toHalfWidth(typed).replace(/\s/g, '');
  const [, month, year] = /^(\d{1,2})[/-](\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const expiry = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : undefined;
}

/** A card is valid to the end of its month in Tokyo. An expiry more than 20 years ahead was mistyped. */
export function isExpiryValid({ year, month }: CardExpiry, now: Instant): boolean {
  const today = tokyoDate(now);
  const monthsLeft = (year - today.year) * 12 + month - today.month;
  return monthsLeft >= 0 && monthsLeft <= 20 * 12;
}

/** The first problem of each field (CARD-010). A form without problems may go to the tokenizer. */
export function cardProblems(form: CardForm, now: Instant): Partial<Record<keyof CardForm, CardProblem>> {
  const digits = cardDigits(form.cardNumber);
  const expiry = parseExpiry(form.expire);
  const code = toHalfWidth(form.securityCode).trim();
  const codeLength = cardBrandOf(digits) === 'American Express' ? 4 : 3;
  const isCode = /^\d+$/.test(code) && code.length === codeLength;
  const problems: [keyof CardForm, CardProblem | undefined][] = [
    ['cardNumber', digits === '' ? 'required' : isCardNumber(digits) ? undefined : 'cardNumberOrExpiry'],
    ['expire', form.expire.trim() === '' ? 'required' : isIn(expiry, now) ? undefined : 'cardNumberOrExpiry'],
    ['securityCode', code === '' ? 'required' : isCode ? undefined : 'cardInvalid'],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

function isIn(expiry: CardExpiry | undefined, now: Instant): boolean {
  return expiry !== undefined && isExpiryValid(expiry, now);
}
